import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { centres, filter } from '../fixtures/goods.data.ts';
import { GoodsCard } from './goods-card.tsx';
import { GoodsIsland } from './goods-island.tsx';

const picture = '/media/sample';

/**
 * **Do** put `GoodsIsland` once beside the cards: it answers their buttons.
 *
 * **Don’t** say how many pieces lie in the city unless they are few.
 */
const meta = {
  title: 'Shop/GoodsCard',
  component: GoodsCard,
  args: { card: { ...filter, picture }, centres, site: { base: '', city: 'msk' } },
  beforeEach: emptyLists,
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <GoodsCard {...args} />
      <GoodsIsland />
    </div>
  ),
} satisfies Meta<typeof GoodsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDiscount: Story = {};

/** No discount, the last piece in the city. */
export const TheLastOne: Story = {
  args: {
    card: { ...filter, picture, price: filter.disprice, stock: [{ dealer: 'north', qty: 1 }] },
  },
};

/** Nothing in the visitor’s city. */
export const FromAnotherCity: Story = {
  args: { card: { ...filter, picture, stock: [{ dealer: 'neva', qty: 3 }], dealerCode: 'neva' } },
};

export const SoldOut: Story = { args: { card: { ...filter, picture, stock: [], dealerCode: null } } };

/** The button gives its place to the way into the basket; the heart is filled. */
export const InTheBasket: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: /^В избранное/ }));
    await userEvent.click(card.getByRole('button', { name: /^В корзину/ }));
    await expect(card.getByRole('link', { name: 'В корзине' })).toHaveFocus();
    await expect(card.getByRole('button', { name: /^В избранное/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(card.queryByRole('button', { name: /^В корзину/ })).toBeNull();
  },
};
