import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NameField } from './name-field.tsx';

/**
 * **Do** say which part of the name it is: the browser then offers the right one.
 *
 * **Don’t** ask for three names where one will do.
 */
const meta = {
  title: 'Forms/NameField',
  component: NameField,
  args: { name: 'firstname', label: 'Имя', part: 'first' },
} satisfies Meta<typeof NameField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <NameField {...args} />
      <NameField {...args} name="filled" defaultValue="Анна-Мария" />
      <NameField {...args} name="wrong" defaultValue="Anna" error={'Только русские символы'} />
      <NameField {...args} name="disabled" defaultValue="Анна-Мария" disabled />
    </Stack>
  ),
};

/** The first letter becomes a capital; figures never get in. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Имя');
    await userEvent.type(input, 'анна-мария 2');
    await expect(input).toHaveValue('Анна-мария ');
  },
};
