import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** write plain paragraphs.
 *
 * **Don’t** use it for what Markdown says better.
 */
const meta = {
  title: 'Blocks/Text',
  component: PageBlocks,
  args: { blocks: [blockSamples.text], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
