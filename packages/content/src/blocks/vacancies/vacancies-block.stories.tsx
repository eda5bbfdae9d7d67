import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockSamples, sampleFacts } from '../../fixtures/blocks.data.ts';
import { PageBlocks } from '../page-blocks.tsx';

/**
 * **Do** say the pay.
 *
 * **Don’t** keep a vacancy that is filled.
 */
const meta = {
  title: 'Blocks/Vacancies',
  component: PageBlocks,
  args: { blocks: [blockSamples.vacancies], facts: sampleFacts },
} satisfies Meta<typeof PageBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
