import { Text } from '@showroom/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RobotField } from './robot-field.tsx';

/**
 * **Do** put it into every form that strangers may send.
 *
 * **Don’t** tell whoever filled it: the server answers as to anybody and stores nothing.
 */
const meta = {
  title: 'Forms/RobotField',
  component: RobotField,
  args: { name: 'robot' },
} satisfies Meta<typeof RobotField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody sees it, hears it or comes to it with the keyboard. */
export const Unseen: Story = {
  render: (args) => (
    <>
      <Text>Здесь поле, которого нет для людей.</Text>
      <RobotField {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const input = canvas.getByRole('textbox', { hidden: true });
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input.getBoundingClientRect().right).toBeLessThan(0);
  },
};
