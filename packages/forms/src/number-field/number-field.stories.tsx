import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField } from './number-field.tsx';

/**
 * **Do** name the unit in the label.
 *
 * **Don’t** group the digits of a year.
 */
const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { name: 'totalTrip', label: 'Пробег, км', digits: 7, grouped: true },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <NumberField {...args} />
      <NumberField {...args} name="filled" defaultValue="125 000" />
      <NumberField {...args} name="wrong" defaultValue="9 999 999" error={'Проверьте пробег'} />
      <NumberField {...args} name="disabled" defaultValue="125 000" disabled />
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
  args: { name: 'manufactureYear', label: 'Год выпуска', digits: 4, grouped: false },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Год выпуска');
    await userEvent.type(input, '20195');
    await expect(input).toHaveValue('2019');
  },
};
