import { summarise } from '@showroom/domain/review/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingSummary } from './rating-summary.tsx';

/**
 * **Do** show all rows, also those without reviews.
 *
 * **Don’t** show an average of nothing.
 */
const meta = {
  title: 'Reviews/RatingSummary',
  component: RatingSummary,
  args: { summary: summarise({ 5: 86, 4: 31, 3: 7, 1: 4 }) },
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spread: Story = {};

export const AsAFilter: Story = { args: { hrefOf: (rating) => `?rating=${rating}`, chosen: 4 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
