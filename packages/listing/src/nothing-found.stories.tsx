import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFound } from './nothing-found.tsx';

/**
 * **Do** say what each step back brings, with its count.
 *
 * **Don’t** put a second reset beside this one: the chips and the panel hide theirs.
 */
const meta = {
  title: 'Listing/NothingFound',
  component: NothingFound,
  args: {
    offers: [
      { label: 'Чёрный', href: '#color', count: 12 },
      { label: 'Цена до 900\u00a0000\u00a0₽', href: '#price', count: 3 },
    ],
    forms: ['автомобиль', 'автомобиля', 'автомобилей'],
    resetHref: '#',
    text: 'Такой машины сейчас нет. Стоит посмотреть весь каталог: он пополняется каждый день.',
  },
} satisfies Meta<typeof NothingFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneConditionTooMany: Story = {};
export const NothingHelps: Story = { args: { offers: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
