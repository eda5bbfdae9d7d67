import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** choose them by the address of a listing.
 *
 * **Don’t** promise a car that may be sold tomorrow.
 */
const meta = {
  title: 'Blocks/Vehicles',
  component: PageBlocks,
  args: { blocks: [blockSamples.vehicles], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
