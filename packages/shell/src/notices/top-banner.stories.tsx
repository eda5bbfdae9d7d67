import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useNotices } from './notice-queue.ts';
import { TopBanner } from './top-banner.tsx';

/**
 * **Do** let it lie over the page: nothing moves when it comes or goes.
 *
 * **Don’t** show it where one pays. On a desktop it has a code of the address as well.
 */
const meta = {
  title: 'Frame/TopBanner',
  component: TopBanner,
  args: { browser: 'ios-safari' },
  // It is its turn.
  beforeEach: () => useNotices.setState({ wished: [] }),
} satisfies Meta<typeof TopBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Удобнее в/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть' })).toHaveAttribute(
      'href',
      '/mobileapp/download/ios/?top-banner',
    );
  },
};
