import type { Meta, StoryObj } from '@storybook/react-vite';
import { TradeInCalculator } from './trade-in-calculator.tsx';

/**
 * **Do** name the vehicles that the range rests on.
 *
 * **Don’t** guess where there are too few of them.
 */
const meta = {
  title: 'Calculators/Trade-in',
  component: TradeInCalculator,
  args: {
    action: '/services/trade-in/',
    city: 'msk',
    thisYear: 2026,
    query: 'mark=kia&model=rio&year=2021&mileage=60000',
    marks: [{ code: 'kia', name: 'Kia' }],
    models: [{ code: 'rio', name: 'Rio' }],
    estimate: {
      range: { from: 90_000_000, to: 110_000_000 },
      count: 5,
      vehicles: [
        { id: 7, name: 'Kia Rio', year: 2020, mileageKm: 64_000, price: 98_500_000 },
        { id: 8, name: 'Kia Rio', year: 2021, mileageKm: 51_300, price: 112_000_000 },
        { id: 9, name: 'Kia Rio X-Line', year: 2021, mileageKm: 72_900, price: 104_900_000 },
      ],
    },
  },
} satisfies Meta<typeof TradeInCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TooFew: Story = { args: { estimate: { range: null, count: 1, vehicles: [] } } };

export const NoModelYet: Story = { args: { query: '', models: [], estimate: null } };
