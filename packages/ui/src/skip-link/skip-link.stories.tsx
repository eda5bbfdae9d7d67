import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'К содержанию' },
  parameters: { docs: { story: { inline: false, height: '96px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" style={{ height: 48 }} />
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until the Tab key reaches it, before anything else. */
export const Reached: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
