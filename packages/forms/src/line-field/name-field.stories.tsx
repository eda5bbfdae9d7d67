import { personFields } from '@showroom/domain/lead/person-fields';
import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineField } from './line-field.tsx';

/**
 * **Do** say which part of the name it is: the browser then offers the right one.
 *
 * **Don’t** ask for three names where one will do.
 */
const meta = {
  title: 'Forms/NameField',
  component: LineField,
  args: { field: personFields.firstname },
} satisfies Meta<typeof LineField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <LineField {...args} />
      <LineField {...args} name="filled" defaultValue="Анна-Мария" />
      <LineField {...args} name="wrong" defaultValue="Anna" error={'Только русские символы'} />
      <LineField {...args} name="disabled" defaultValue="Анна-Мария" disabled />
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
