import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** lead to pages that exist.
 *
 * **Don’t** mix cards with pictures and without.
 */
const meta = {
  title: 'Blocks/Cards',
  component: PageBlocks,
  args: { blocks: [blockSamples.cards], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutPictures: Story = {
  args: {
    blocks: [{ ...blockSamples.cards, cards: blockSamples.cards.cards.map((card) => ({ ...card, scene: null })) }],
  },
};
