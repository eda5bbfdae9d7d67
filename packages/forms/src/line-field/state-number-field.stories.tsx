import { vehicleFields } from '@showroom/domain/lead/vehicle-fields';
import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineField } from './line-field.tsx';

/**
 * **Do** accept the plate as it is typed on any keyboard.
 *
 * **Don’t** ask for the region apart.
 */
const meta = {
  title: 'Forms/StateNumberField',
  component: LineField,
  args: { field: vehicleFields.stateNumber },
} satisfies Meta<typeof LineField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <LineField {...args} />
      <LineField {...args} name="filled" defaultValue="А 123 ВС 77" />
      <LineField {...args} name="wrong" defaultValue="А 123" error={'Некорректный формат номера.'} />
      <LineField {...args} name="disabled" defaultValue="А 123 ВС 77" disabled />
    </Stack>
  ),
};

/** Latin letters become their Cyrillic twins. */
export const Car: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Государственный номер');
    await userEvent.type(input, 'a123bc777');
    await expect(input).toHaveValue('А 123 ВС 777');
  },
};

/** A plate that begins with a digit is a motorcycle’s. */
export const Motorcycle: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Государственный номер');
    await userEvent.type(input, '1234ав77');
    await expect(input).toHaveValue('1234 АВ 77');
  },
};
