import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaintenanceCalculator } from './maintenance-calculator.tsx';

/**
 * **Do** name the next service too: the owner plans with it.
 *
 * **Don’t** promise an exact bill before the car was seen.
 */
const meta = {
  title: 'Calculators/Maintenance',
  component: MaintenanceCalculator,
  args: {
    action: '/services/maintenance/',
    city: 'msk',
    thisYear: 2026,
    query: 'mark=kia&model=rio&year=2022&mileage=58000',
    marks: [{ code: 'kia', name: 'Kia' }],
    models: [{ code: 'rio', name: 'Rio' }],
  },
} satisfies Meta<typeof MaintenanceCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
