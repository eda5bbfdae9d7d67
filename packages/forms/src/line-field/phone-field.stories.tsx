import { personFields } from '@showroom/domain/lead/person-fields';
import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineField } from './line-field.tsx';

/**
 * **Do** let people paste their number as they keep it.
 *
 * **Don’t** ask for a country code: it is there.
 */
const meta = {
  title: 'Forms/PhoneField',
  component: LineField,
  args: { field: personFields.phone },
} satisfies Meta<typeof LineField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <LineField {...args} />
      <LineField {...args} name="filled" defaultValue="+7 999-123-45-67" />
      <LineField {...args} name="wrong" defaultValue="+7 999-123" error={'Некорректный формат телефона.'} />
      <LineField {...args} name="disabled" defaultValue="+7 999-123-45-67" disabled />
    </Stack>
  ),
};

/** Focus puts the prefix there, digits take their places, and leaving it empty takes the prefix back. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Телефон');
    await userEvent.click(input);
    await expect(input).toHaveValue('+7 ');
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await userEvent.type(input, '9991234567');
    await expect(input).toHaveValue('+7 999-123-45-67');
  },
};

/** Any written form of a Russian number may be pasted. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Телефон');
    for (const text of ['89991234567', '79991234567', '+7 (999) 123-45-67', '9991234567', '8 999 123 45 67']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('+7 999-123-45-67');
    }
  },
};

/** A digit put right in the middle leaves the caret where it is. */
export const CaretStays: Story = {
  args: { defaultValue: '+7 999-23-45' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Телефон');
    await userEvent.type(input, '1', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(input).toHaveValue('+7 999-123-45');
    await expect(input.selectionStart).toBe(8);
  },
};
