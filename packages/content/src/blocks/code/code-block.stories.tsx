import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** say what opens when the camera sees it.
 *
 * **Don’t** make it the only way: phones do not show it.
 */
const meta = {
  title: 'Blocks/Code',
  component: PageBlocks,
  args: { blocks: [blockSamples.code], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
