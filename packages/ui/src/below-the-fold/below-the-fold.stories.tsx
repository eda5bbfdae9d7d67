import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../heading/heading.tsx';
import { BelowTheFold } from './below-the-fold.tsx';

/**
 * **Do** wrap what a first screen never shows: equipment, similar vehicles.
 *
 * **Don’t** wrap what the first screen needs: it would come a moment later.
 */
const meta = {
  title: 'Layout/BelowTheFold',
  component: BelowTheFold,
  args: { children: <Heading level={2}>Комплектация</Heading> },
} satisfies Meta<typeof BelowTheFold>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a soft navigation it is there right after the first screen, without being asked for. */
export const ComesByItself: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Комплектация' })).toBeVisible();
  },
};
