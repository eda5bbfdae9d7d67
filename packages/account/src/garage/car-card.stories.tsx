import type { Meta, StoryObj } from '@storybook/react-vite';
import { cars } from '../fixtures/account.data.ts';
import { CarCard } from './car-card.tsx';

/** **Do** show what the car needs next. **Don’t** show a VIN where there is a state number. */
const meta = { title: 'Account/CarCard', component: CarCard, args: { car: cars.main } } satisfies Meta<typeof CarCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainWithRecall: Story = {};
export const ServiceOverdue: Story = { args: { car: cars.overdue } };
export const BeingChecked: Story = { args: { car: cars.checked } };
export const Archived: Story = { args: { car: cars.archived } };
