import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answerWith } from './answers.fixture.ts';
import { TimeStep } from './time-step.tsx';
import { timesWith } from './times.fixture.ts';

const slots = { '/booking/slots': { body: timesWith({ full: 2 }) } };
const taken = {
  status: 409,
  body: {
    code: 6,
    message: 'Это время занято.',
    details: ['2026-11-26T10:00:00+03:00', '2026-11-26T11:30:00+03:00'].map((message) => ({ field: 'slot', message })),
  },
};

/**
 * **Do** offer the nearest free times to whoever came too late.
 *
 * **Don’t** hide the days that are full.
 */
const meta = {
  title: 'Booking/TimeStep',
  component: TimeStep,
  args: {
    visit: { kind: 'service', dealer: 'brand-one-sever', works: ['maintenance'] },
    startsAt: '',
    companyPhone: '74950000000',
    onDone: fn(),
  },
  beforeEach: () => answerWith(slots),
} satisfies Meta<typeof TimeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first free time of the day that is shown. */
const aTime = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('button', { name: /09:30/ });

export const Free: Story = {
  play: async ({ canvasElement }) => {
    await aTime(canvasElement);
  },
};

export const Taken: Story = {
  beforeEach: () => answerWith({ ...slots, '/booking/hold': taken }),
  play: async ({ canvasElement, args }) => {
    const [time] = await aTime(canvasElement);
    if (time) await userEvent.click(time);
    await expect(await within(canvasElement).findByText(/26 ноября.*11:30/)).toBeVisible();
    await aTime(canvasElement);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const NobodyAnswers: Story = {
  beforeEach: () => answerWith({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /495/ })).toBeVisible();
  },
};
