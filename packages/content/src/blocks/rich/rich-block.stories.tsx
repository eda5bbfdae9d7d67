import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** give a chapter a heading once it is longer than a screen.
 *
 * **Don’t** write a table wider than a phone.
 */
const meta = {
  title: 'Blocks/Rich',
  component: PageBlocks,
  args: { blocks: [blockSamples.rich], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
