import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { filter } from '../fixtures/goods.data.ts';
import { BasketLineView } from './basket-line.tsx';
import { basketLines } from './basket-lines.ts';

const { id } = filter;
const card = { ...filter, picture: '/media/sample' };

/** The line as the basket counts it. */
function lineOf(now: typeof card | null, { price = filter.disprice, count = 1 } = {}) {
  const [line] = basketLines({
    kept: [{ id, price }],
    cards: new Map([[id, now]]),
    quantities: new Map([[id, count]]),
    unchecked: new Set(),
  });
  if (!line) throw new Error('no line');
  return line;
}

/**
 * **Do** say on the line what has changed since it was put there.
 *
 * **Don’t** take a line away by yourself.
 */
const meta = {
  title: 'Shop/BasketLine',
  component: BasketLineView,
  args: { line: lineOf(card), base: '', centre: 'Север', onCount: fn(), onCheck: fn(), onRemove: fn() },
  render: (args) => (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <BasketLineView {...args} />
    </ul>
  ),
} satisfies Meta<typeof BasketLineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

export const PriceChanged: Story = { args: { line: lineOf(card, { price: 69_000, count: 2 }) } };

/** More was wanted than is left. */
export const FewerLeft: Story = {
  args: { line: lineOf({ ...card, stock: [{ dealer: 'north', qty: 2 }] }, { count: 5 }) },
};

/** More lies in the centres than one order may have. */
export const AsManyAsAnOrderHas: Story = {
  args: { line: lineOf({ ...card, stock: [{ dealer: 'north', qty: 400 }] }, { count: 99 }) },
};

/** The count is kept for when it is back. */
export const OutOfStock: Story = { args: { line: lineOf({ ...card, stock: [] }, { count: 2 }) } };

export const NotSoldAnyMore: Story = { args: { line: lineOf(null) } };

export const OnAPhone: Story = { ...PriceChanged, globals: { viewport: { value: 'phone' } } };
