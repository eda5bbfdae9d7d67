import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { current: 6, total: 42, hrefOf: (page: number) => `#page=${page}` },
  parameters: {
    // Each story shows several of them; a page has one.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (
  <Stack gap={4}>
    {[1, 6, 42].map((current) => (
      <Pagination key={current} current={current} total={42} hrefOf={(page) => `#page=${page}`} />
    ))}
  </Stack>
);

/** At the beginning, amid, at the end. */
export const Places: Story = { render: () => places };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, render: () => places };

/** One page needs no links. */
export const OnePage: Story = {
  args: { current: 1, total: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
