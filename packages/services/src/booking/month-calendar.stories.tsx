import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MonthCalendar } from './month-calendar.tsx';
import { timesWith } from './times.fixture.ts';

/**
 * **Do** give all days, also those without time: a closed day is an answer too.
 *
 * **Don’t** use it for a date of birth.
 */
const meta = {
  title: 'Booking/MonthCalendar',
  component: MonthCalendar,
  args: { days: timesWith({ full: 1 }).days, chosen: '2026-11-25', onChoose: fn() },
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <MonthCalendar
        {...args}
        chosen={chosen}
        onChoose={(date) => {
          setChosen(date);
          args.onChoose(date);
        }}
      />
    );
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Arrows go over closed days and into the next month. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^25\sноября/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-02');
    await expect(canvas.getByText('Декабрь 2026')).toBeVisible();
    // The other month is drawn anew, and the focus follows.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\sдекабря/, pressed: true })).toHaveFocus());
  },
};
