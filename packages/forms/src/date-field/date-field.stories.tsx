import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateField } from './date-field.tsx';

/**
 * **Do** offer the calendar of the phone.
 *
 * **Don’t** offer days that are over.
 */
const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { name: 'date', label: 'Желаемая дата' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <DateField {...args} />
      <DateField {...args} name="filled" defaultValue="2027-03-08" />
      <DateField {...args} name="wrong" defaultValue="2020-03-08" error={'Некорректная дата.'} />
      <DateField {...args} name="disabled" defaultValue="2027-03-08" disabled />
    </Stack>
  ),
};

/** The calendar begins today. */
export const FromToday: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Желаемая дата');
    await expect(input.min).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(input).toHaveAttribute('type', 'date');
  },
};
