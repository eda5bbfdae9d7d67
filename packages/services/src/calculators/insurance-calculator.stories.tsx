import type { Meta, StoryObj } from '@storybook/react-vite';
import { InsuranceCalculator } from './insurance-calculator.tsx';

/**
 * **Do** show a range: the insurer names the price.
 *
 * **Don’t** pass the demonstration tariff off as an insurer’s.
 */
const meta = {
  title: 'Calculators/Insurance',
  component: InsuranceCalculator,
  args: {
    action: '/services/insurance/',
    city: 'msk',
    thisYear: 2026,
    query: 'price=2500000&year=2024&power=150',
  },
} satisfies Meta<typeof InsuranceCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
