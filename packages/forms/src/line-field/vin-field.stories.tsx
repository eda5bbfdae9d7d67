import { vehicleFields } from '@showroom/domain/lead/vehicle-fields';
import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineField } from './line-field.tsx';

/**
 * **Do** take it with spaces, in lower case, in Cyrillic.
 *
 * **Don’t** refuse I, O and Q: the field only asks to look again.
 */
const meta = {
  title: 'Forms/VinField',
  component: LineField,
  args: { field: vehicleFields.vin },
} satisfies Meta<typeof LineField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <LineField {...args} />
      <LineField {...args} name="filled" defaultValue="XTA21099043576191" />
      <LineField {...args} name="wrong" defaultValue="XTA2109904" error={'VIN состоит из 17 латинских букв и цифр.'} />
      <LineField {...args} name="disabled" defaultValue="XTA21099043576191" disabled />
    </Stack>
  ),
};

/** Seventeen capitals and digits, whatever keyboard they came from. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('VIN');
    await userEvent.type(input, 'хта 21099043576191 9');
    await expect(input).toHaveValue('XTA21099043576191');
  },
};

/** Letters that stand in no VIN are pointed at. */
export const Doubtful: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('VIN');
    await userEvent.type(input, 'XTO');
    await expect(input).toHaveValue('XTO');
    await expect(input).toHaveAccessibleDescription(/I, O и.Q/);
    await expect(input).not.toBeInvalid();
  },
};
