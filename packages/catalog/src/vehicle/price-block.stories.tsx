import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { camryDetail } from '../fixtures/vehicle.data.ts';
import { PriceBlock } from './price-block.tsx';

/**
 * **Do** begin with every benefit off: the price without conditions comes first (PD-89).
 *
 * **Don’t** show a payment of a consumer credit for what companies buy.
 */
const meta = {
  title: 'Catalogue/PriceBlock',
  component: PriceBlock,
  args: { price: 345_000_000, oldPrice: null, benefits: camryDetail.benefits, creditMonths: 84 },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <PriceBlock {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBenefits: Story = {};
export const WithOldPrice: Story = { args: { oldPrice: 389_000_000, benefits: [] } };
/** What companies buy, and what is too old for a bank. */
export const WithoutCredit: Story = { args: { creditMonths: undefined, benefits: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const BenefitChosen: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('switch');
    if (first) await userEvent.click(first);
    await expect(within(canvasElement).getByText(/Цена без дополнительных условий/)).toBeVisible();
  },
};

/** The fields come when the summary is pressed; a longer term makes the payment smaller. */
export const Payment: Story = {
  args: { benefits: [] },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByText('Рассчитать платёж'));
    await expect(await block.findByText('Сумма кредита')).toBeVisible();
  },
};

/** A bank lends on an old car for a year at most: the term is a fact, not a choice. */
export const ShortestTerm: Story = {
  args: { benefits: [], creditMonths: 12 },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByText('Рассчитать платёж'));
    await expect(await block.findByText('12 мес.')).toBeVisible();
    await expect(block.queryByRole('slider', { name: /Срок/ })).toBeNull();
  },
};
