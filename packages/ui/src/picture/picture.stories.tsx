import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Picture, pictureSizes } from './picture.tsx';

/**
 * The room is held before the file is there, so nothing jumps. Wireframe shows the plate alone.
 *
 * **Do** give `alt` what one would say on the phone; leave it empty beside words that say the same.
 *
 * **Don’t** mark more than one picture of a page as `priority`.
 */
const meta = {
  title: 'Media/Picture',
  component: Picture,
  argTypes: { size: choiceOf(pictureSizes) },
  args: { base: '/media/sample', size: 'card', alt: 'Красный кроссовер, вид спереди', eager: true },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ratios: Story = {
  render: (args) => (
    <Cluster gap={4} align="start">
      {['4 / 3', '1 / 1', '16 / 9'].map((ratio) => (
        <div key={ratio} style={{ width: 120 }}>
          <Picture {...args} ratio={ratio} />
        </div>
      ))}
    </Cluster>
  ),
};

/** A file that never comes leaves a calm plate of the same size. */
export const Missing: Story = {
  args: { base: '/media/nothing', alt: '' },
  render: (args) => (
    <div style={{ width: 400 }}>
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('img')?.parentElement;
    await waitFor(() => expect(frame?.getBoundingClientRect().height).toBe(300));
  },
};
