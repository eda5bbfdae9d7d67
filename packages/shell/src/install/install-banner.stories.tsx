import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useNotices } from '../notices/notice-queue.ts';
import { InstallBanner } from './install-banner.tsx';

/**
 * **Do** show it on telephones alone, and not for 30 days once it was closed.
 *
 * **Don’t** show it beside another notice.
 */
const meta = {
  title: 'Frame/InstallBanner',
  component: InstallBanner,
  // It is its turn.
  beforeEach: () => useNotices.setState({ wished: [] }),
} satisfies Meta<typeof InstallBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Установить' })).toBeVisible();
  },
};
