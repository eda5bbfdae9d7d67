import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CreditCalculator } from './credit-calculator.tsx';

/**
 * **Do** let the full cost stand before the rate: the law on advertising says so.
 *
 * **Don’t** name a payment without its term and first payment.
 */
const meta = {
  title: 'Calculators/Credit',
  component: CreditCalculator,
  args: {
    action: '/services/credit/',
    query: 'price=3000000&down=30&term=60',
  },
} satisfies Meta<typeof CreditCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A programme with a last payment asks for it and says what it comes to. */
export const WithALastPayment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Программа'), 'residual');
    await expect(canvas.getByRole('slider', { name: /Остаточный платёж/ })).toBeVisible();
    await expect(canvas.getByText('Последний платёж')).toBeVisible();
  },
};
