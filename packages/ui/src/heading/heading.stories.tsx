import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choiceOf } from '../choice-of.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading, headingSizes } from './heading.tsx';

/**
 * **Do** choose `level` by the outline of the page, and `size` by eye.
 *
 * **Don’t** skip a level to get smaller letters.
 */
const meta = {
  title: 'Text/Heading',
  component: Heading,
  argTypes: { size: choiceOf(headingSizes) },
  args: { level: 2, children: 'Новые автомобили в наличии' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = headingSizes.map((size) => (
  <Heading key={size} level={2} size={size}>
    {`Новые автомобили в\u00a0наличии: 1\u00a0284`}
  </Heading>
));

export const SizesOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Stack gap={4}>{all}</Stack>,
};

export const SizesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Stack gap={4}>{all}</Stack>,
};

/** A small heading may be the first of the page: looks and outline are told apart. */
export const SmallButFirst: Story = {
  args: { level: 1, size: 'sm', children: 'Сравнение' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
