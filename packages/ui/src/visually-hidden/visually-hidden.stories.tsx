import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Старая цена: ' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      {'2\u00a0890\u00a0000\u00a0₽'}
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see, and still in the text that is read out. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Старая цена:');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
