import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { IconLink } from './icon-link.tsx';

const meta = {
  title: 'Actions/IconLink',
  component: IconLink,
  args: { icon: 'heart', label: 'Избранное', href: '#' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the bubble shows is also said: «Избранное, 3». */
export const Counts: Story = {
  render: (args) => (
    <Cluster gap={4}>
      <IconLink {...args} />
      <IconLink {...args} count={3} />
      <IconLink {...args} icon="user" label="Личный кабинет" />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Избранное, 3' })).toBeVisible();
  },
};
