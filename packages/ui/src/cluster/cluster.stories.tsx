import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from '../stack/stack.tsx';
import { Cluster, clusterAligns, clusterJustifies } from './cluster.tsx';

/**
 * **Do** let it wrap: buttons and chips then fit any phone.
 *
 * **Don’t** use it for equal columns: that is a `Grid`.
 */
const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  argTypes: { align: choiceOf(clusterAligns), justify: choiceOf(clusterJustifies) },
  args: { gap: 2, children: null },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

const blocks = [24, 40, 32].map((height) => <Skeleton key={height} width={96} height={height} shape="box" />);

export const Aligned: Story = {
  render: (args) => (
    <Stack gap={4}>
      {clusterAligns.map((align) => (
        <Cluster key={align} {...args} align={align}>
          {blocks}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Justified: Story = {
  render: (args) => (
    <Stack gap={4}>
      {clusterJustifies.map((justify) => (
        <Cluster key={justify} {...args} justify={justify}>
          {blocks}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const WrappedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Cluster {...args}>
      {blocks}
      <Skeleton width={180} height={32} shape="box" />
    </Cluster>
  ),
};
