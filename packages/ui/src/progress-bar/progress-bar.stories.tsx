import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { announceNavigation, ProgressBar } from './progress-bar.tsx';

/**
 * One per page, in the frame of the shell. A quick answer shows no line at all.
 *
 * **Don’t** cover the page while the next one is on its way.
 */
const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { docs: { story: { inline: false, height: '80px' } } },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Appears 200 ms after a move was announced and is named for a screen reader. */
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    announceNavigation();
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Страница загружается' })).toBeVisible();
  },
};
