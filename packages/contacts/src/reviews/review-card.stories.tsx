import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewCard } from './review-card.tsx';
import { sampleReview } from './reviews.fixture.ts';

/** Drawn for the workshop: `public/media/reviews`. */
const photos = [1, 2, 3].map((place) => ({ id: `photo-${place}`, width: 1600, height: 1200 }));
const reply = {
  text: 'Анна, спасибо! Кофемашину уже заменили, приезжайте пробовать.',
  at: '2026-11-13T12:00:00+03:00',
};

/**
 * **Do** show the answer of the centre under the review.
 *
 * **Don’t** shorten what somebody wrote.
 */
const meta = {
  title: 'Reviews/ReviewCard',
  component: ReviewCard,
  args: { review: sampleReview },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithReplyAndPhotos: Story = { args: { review: { ...sampleReview, reply, photos } } };

export const OnAPhone: Story = { ...WithReplyAndPhotos, globals: { viewport: { value: 'phone' } } };

export const AboutAPerson: Story = {
  args: {
    review: { ...sampleReview, rating: 2, verified: false, employee: { code: 'petrov', name: 'Игорь Петров' } },
  },
};
