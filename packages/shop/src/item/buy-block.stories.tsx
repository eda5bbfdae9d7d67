import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { BuyBlock } from './buy-block.tsx';

/** **Do** offer no more pieces than are free, and no fewer than are sold at once. */
const meta = {
  title: 'Shop/BuyBlock',
  component: BuyBlock,
  args: { id: 500_001, name: 'Свеча зажигания', price: 79_050, minCount: 1, left: 3, basketHref: '/basket/' },
  beforeEach: emptyLists,
} satisfies Meta<typeof BuyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePiece: Story = {};

/** The greatest count, in the basket. */
export const InTheBasket: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const more = block.getByRole('button', { name: 'Больше' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await userEvent.click(block.getByRole('button', { name: 'В корзину' }));
    await expect(block.getByRole('link', { name: 'В корзине' })).toHaveFocus();
    await expect(localStorage.getItem('basketQuantity')).toBe('[{"id":500001,"count":3}]');
  },
};

/** What is sold in fours. */
export const AtLeastFour: Story = { args: { minCount: 4, left: 12 }, globals: { viewport: { value: 'phone' } } };
