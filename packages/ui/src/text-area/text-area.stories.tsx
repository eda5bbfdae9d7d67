import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from './text-area.tsx';

/**
 * **Do** show the counter where the text has a limit.
 *
 * **Don’t** use it for what fits one line.
 */
const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { name: 'comment', label: 'Комментарий' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, with help, with an error, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <TextArea {...args} />
      <TextArea {...args} defaultValue="Позвоните, пожалуйста, после шести вечера." maxLength={1500} count={42} />
      <TextArea {...args} hint="Что важно знать менеджеру" placeholder="Хочу сравнить два двигателя" />
      <TextArea {...args} error="Необходимо заполнить поле" />
      <TextArea {...args} defaultValue="Позвоните после шести." disabled />
    </Stack>
  ),
};

/** At the limit the counter says so by its colour; a screen reader hears it with the field. */
export const Full: Story = {
  args: { defaultValue: 'Десять бук', maxLength: 10, count: 10 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('10 / 10');
  },
};
