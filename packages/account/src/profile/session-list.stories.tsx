import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sessions } from '../fixtures/account.data.ts';
import { withAnswers } from '../fixtures/answered.fixture.tsx';
import { Sessions } from './session-list.tsx';

/** **Don’t** let a customer end this browser’s session here: that is signing out. */
const meta = {
  title: 'Account/Sessions',
  component: Sessions,
  args: { items: sessions },
  decorators: [withAnswers()],
} satisfies Meta<typeof Sessions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoBrowsers: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Завершить' })).toHaveLength(1);
  },
};

/** The workshop has nobody who would answer. */
export const StaysWhenNobodyAnswers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leave = canvas.getByRole('button', { name: 'Выйти на всех устройствах' });
    await userEvent.click(leave);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Выйти не удалось'));
    await expect(leave).toBeEnabled();
    // Whether a press shows the ring of the focus depends on what the browser was used with before.
    leave.blur();
  },
};
