import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Skeleton, skeletonShapes } from './skeleton.tsx';

/**
 * **Do** give it the size of what will come, so that nothing jumps.
 *
 * **Don’t** show it for less than a blink.
 */
const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: choiceOf(skeletonShapes) },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack gap={4}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} width={shape === 'circle' ? 64 : 320} height={shape === 'line' ? 20 : 64} />
      ))}
    </Stack>
  ),
};
