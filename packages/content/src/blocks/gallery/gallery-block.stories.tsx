import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** say in `alt` what is seen.
 *
 * **Don’t** put words into pictures.
 */
const meta = {
  title: 'Blocks/Gallery',
  component: PageBlocks,
  args: { blocks: [blockSamples.gallery], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
