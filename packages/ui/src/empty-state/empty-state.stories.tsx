import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Text } from '../text/text.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * **Do** offer the one step that leads out.
 *
 * **Don’t** joke.
 */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Ничего не нашлось',
    children: <Text>Уберите фильтр «Полный привод»: без него 128 автомобилей.</Text>,
    actions: (
      <>
        <Button>Убрать «Полный привод»</Button>
        <ButtonLink href="#" tone="outline">
          Сбросить все фильтры
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const TitleAlone: Story = { args: { title: 'В избранном пока пусто', children: null, actions: null } };
