import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AwayNotice } from './away-notice.tsx';

/** **Don’t** tell a customer to try again and leave him to reload the page. */
const meta = { title: 'Account/AwayNotice', component: AwayNotice, args: { onRetry: fn() } } satisfies Meta<
  typeof AwayNotice
>;
export default meta;

export const Again: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getByRole('button', { name: 'Повторить' });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // Whether a press shows the ring of the focus depends on what the browser was used with before.
    again.blur();
  },
};
