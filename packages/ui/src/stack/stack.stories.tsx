import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from './stack.tsx';

/**
 * **Do** build a page of stacks in stacks: the gap belongs to the parent.
 *
 * **Don’t** add margins to what is inside.
 */
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { gap: 4, children: null },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const blocks = ['a', 'b', 'c'].map((key) => <Skeleton key={key} width={96} height={32} shape="box" />);

/** Steps of 4 px; asc gives more air from step 3 on. */
export const Gaps: Story = {
  render: () => (
    <Cluster gap={6} align="start">
      {([0, 1, 2, 4, 6, 10] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {blocks}
        </Stack>
      ))}
    </Cluster>
  ),
};
