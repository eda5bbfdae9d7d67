import { summarise } from '@showroom/domain/review/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReview } from './reviews.fixture.ts';
import { ReviewsBlock } from './reviews-block.tsx';

const meta = { page: { current: 1, size: 3, totalPages: 1, totalResults: 1 } };

/**
 * **Do** invite the first review where there is none.
 *
 * **Don’t** show empty bars.
 */
const stories = {
  title: 'Reviews/ReviewsBlock',
  component: ReviewsBlock,
  args: { dealer: 'north', reviews: { items: [sampleReview], summary: summarise({ 4: 1 }), meta } },
} satisfies Meta<typeof ReviewsBlock>;
export default stories;
type Story = StoryObj<typeof stories>;

export const OneReview: Story = {};

export const Empty: Story = { args: { reviews: { items: [], summary: summarise({}), meta } } };
