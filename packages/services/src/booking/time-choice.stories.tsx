import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeChoice } from './time-choice.tsx';
import { timesWith } from './times.fixture.ts';

/**
 * **Do** ask anew after a lost race: somebody else took the time.
 *
 * **Don’t** show times that are taken.
 */
const meta = {
  title: 'Booking/TimeChoice',
  component: TimeChoice,
  args: {
    times: timesWith({ full: 0 }),
    startsAt: '2026-11-25T10:00:00+03:00',
    onChoose: fn(),
    companyPhone: '74950000000',
    onRetry: fn(),
  },
} satisfies Meta<typeof TimeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The first free day is open, and the notice says when it is. */
export const WeekFull: Story = { args: { times: timesWith({ full: 7 }), startsAt: '' } };

/** The day of the chosen time has no other: the first free day is open. */
export const LastTimeOfItsDay: Story = {
  args: { times: timesWith({ full: 2 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group').getElementsByTagName('button').length).toBeGreaterThan(0);
  },
};

export const AllFull: Story = { args: { times: timesWith({ full: 30 }), startsAt: '' } };

export const NobodyAnswered: Story = { args: { times: null } };

export const AnotherTime: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^27\sноября/ }));
    await userEvent.click(canvas.getByRole('button', { name: '14:30' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-11-27T14:30:00+03:00');
  },
};
