import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../text-link/text-link.tsx';
import { Static } from './static.tsx';

/**
 * Looks like what stands in it. For server components only.
 *
 * **Do** wrap menus, footers and cards: much markup, no state.
 *
 * **Don’t** wrap what changes in place: a field would lose the focus when its text changes.
 */
const meta = {
  title: 'Layout/Static',
  component: Static,
  args: { children: null },
} satisfies Meta<typeof Static>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Elements of the kit inside are the same as without it. */
export const Links: Story = {
  render: () => (
    <Static as="nav" aria-label="Марки">
      <TextLink href="/brands/haval/">Haval</TextLink>
    </Static>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Марки' });
    await expect(within(nav).getByRole('link', { name: 'Haval' })).toHaveAttribute('href', '/brands/haval/');
  },
};
