import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChosenChips } from './chosen-chips.tsx';

/**
 * **Do** name a choice as its field does.
 *
 * **Don’t** show the reset where the empty listing has its own.
 */
const meta = {
  title: 'Listing/ChosenChips',
  component: ChosenChips,
  args: {
    chips: [
      { id: 'suv', label: 'Внедорожник', href: '#suv' },
      { id: 'black', label: 'Чёрный', href: '#black' },
      { id: 'price', label: 'Цена до 2\u00a0000\u00a0000\u00a0₽', href: '#price' },
    ],
    resetHref: '#',
  },
} satisfies Meta<typeof ChosenChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const WithoutReset: Story = { args: { resetHref: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
