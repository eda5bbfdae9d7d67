import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** say when and where in the lead.
 *
 * **Don’t** put a button into it: a call does that.
 */
const meta = {
  title: 'Blocks/Hero',
  component: PageBlocks,
  args: { blocks: [blockSamples.hero], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
