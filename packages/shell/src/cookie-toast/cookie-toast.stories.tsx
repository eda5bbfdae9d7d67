import { consentKey } from '@showroom/visitor/consent-store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CookieToast } from './cookie-toast.tsx';

/**
 * **Do** give the refusal beside the consent.
 *
 * **Don’t** count anything before the answer.
 */
const meta = {
  title: 'Frame/CookieToast',
  component: CookieToast,
  beforeEach: () => localStorage.removeItem(consentKey),
} satisfies Meta<typeof CookieToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Принять' })).toBeVisible();
  },
};
/** The answer is kept, and nobody is asked again. */
export const Answered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Принять' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).toBeNull());
    await expect(localStorage.getItem(consentKey)).toBe('all');
  },
};
