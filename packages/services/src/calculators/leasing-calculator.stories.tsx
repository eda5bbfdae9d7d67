import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeasingCalculator } from './leasing-calculator.tsx';

/**
 * **Do** keep the saved tax apart from the offer: it is an estimate.
 *
 * **Don’t** show a sum without VAT to a company.
 */
const meta = {
  title: 'Calculators/Leasing',
  component: LeasingCalculator,
  args: {
    action: '/services/leasing/',
    city: 'msk',
    thisYear: 2026,
    query: 'price=4500000&advance=20&term=36',
  },
} satisfies Meta<typeof LeasingCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
