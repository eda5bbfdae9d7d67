import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choiceOf } from '../choice-of.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Price, priceSizes } from './price.tsx';

/**
 * **Do** hand over kopecks: rounding and spaces are the component’s.
 *
 * **Don’t** show an old price that is not higher; the component leaves it out.
 */
const meta = {
  title: 'Text/Price',
  component: Price,
  argTypes: { size: choiceOf(priceSizes) },
  args: { minor: 2_489_900_00 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {priceSizes.map((size) => (
        <Price key={size} {...args} size={size} oldMinor={2_890_000_00} />
      ))}
    </Stack>
  ),
};

/** The least of several, on request, and a very large one on a narrow screen. */
export const Kinds: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap={4}>
      <Price {...args} from />
      <Price minor={null} />
      <Price minor={128_750_000_00} oldMinor={135_000_000_00} size="xl" />
    </Stack>
  ),
};

/** An old price below the new one is no bargain and is not shown. */
export const NoBargain: Story = {
  args: { oldMinor: 2_000_000_00 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Старая цена/)).toBeNull();
  },
};
