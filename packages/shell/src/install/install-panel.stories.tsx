import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstallSteps } from './install-panel.tsx';

/**
 * **Do** draw what the browser of the visitor shows.
 *
 * **Don’t** let a step need two presses.
 */
const meta = {
  title: 'Frame/InstallSteps',
  component: InstallSteps,
  args: { browser: 'safari' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof InstallSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Safari: Story = {};
export const Chrome: Story = { args: { browser: 'chrome' } };
