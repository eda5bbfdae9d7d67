import { vehicleFields } from '@showroom/domain/lead/vehicle-fields';
import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineField } from './line-field.tsx';

/**
 * **Do** name the unit in the label.
 *
 * **Don’t** group the digits of a year.
 */
const meta = {
  title: 'Forms/NumberField',
  component: LineField,
  args: { field: vehicleFields.totalTrip },
} satisfies Meta<typeof LineField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <LineField {...args} />
      <LineField {...args} name="filled" defaultValue="125 000" />
      <LineField {...args} name="wrong" defaultValue="9 999 999" error={'Проверьте пробег'} />
      <LineField {...args} name="disabled" defaultValue="125 000" disabled />
    </Stack>
  ),
};

/** Thousands stand apart while they are typed. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Пробег, км');
    await userEvent.type(input, '125x000');
    await expect(input).toHaveValue('125 000');
  },
};

/** A year is not grouped, and has four digits. */
export const Year: Story = {
  args: { field: vehicleFields.manufactureYear },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Год выпуска');
    await userEvent.type(input, '20195');
    await expect(input).toHaveValue('2019');
  },
};
