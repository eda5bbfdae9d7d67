import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** choose the section that belongs to the page.
 *
 * **Don’t** write articles into the page itself.
 */
const meta = {
  title: 'Blocks/Latest',
  component: PageBlocks,
  args: { blocks: [blockSamples.latest], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offers: Story = { args: { blocks: [{ ...blockSamples.latest, title: 'Акции', section: 'actions' }] } };
