import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Grid } from './grid.tsx';

/**
 * **Do** name the least width at which a card still reads; the number of columns follows.
 *
 * **Don’t** write breakpoints for it.
 */
const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    min: 240,
    gap: 4,
    children: ['a', 'b', 'c', 'd', 'e'].map((key) => <Skeleton key={key} height={72} shape="box" />),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = {};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
