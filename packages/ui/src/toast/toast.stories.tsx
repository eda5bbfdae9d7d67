import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';

/**
 * **Do** use it for what is done and may be undone.
 *
 * **Don’t** put an error into it: one may look away.
 */
const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { children: 'Добавлено в сравнение', actions: <Button tone="outline">Открыть сравнение</Button> },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Said by a screen reader without taking the focus. */
export const WithAction: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Добавлено в сравнение');
    await expect(document.body).toHaveFocus();
  },
};
export const WordsAlone: Story = { args: { actions: undefined, children: 'Ссылка скопирована' } };
/** A question that nobody asked for: as low as its buttons. */
export const Docked: Story = { args: { isDocked: true, children: 'Файлы cookie нужны для работы сайта' } };
