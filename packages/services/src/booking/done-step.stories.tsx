import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerWith } from './answers.fixture.ts';
import { DoneStep } from './done-step.tsx';

/**
 * **Do** say when, where and how to change it.
 *
 * **Don’t** make the calendar file wait for a letter.
 */
const meta = {
  title: 'Booking/DoneStep',
  component: DoneStep,
  args: {
    number: '1-000142',
    secret: 'a'.repeat(43),
    statusToken: 'b'.repeat(22),
    startsAt: '2026-11-27T10:30:00+03:00',
    centre: 'Brand One Север',
  },
  beforeEach: () => answerWith({ '/booking/read': { body: { calendar: 'BEGIN:VCALENDAR' } } }),
} satisfies Meta<typeof DoneStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = (canvasElement: HTMLElement) => within(canvasElement).findByRole('button', { name: /календар/i });

export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(await calendar(canvasElement)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...OnADesktop, globals: { viewport: { value: 'phone' } } };
