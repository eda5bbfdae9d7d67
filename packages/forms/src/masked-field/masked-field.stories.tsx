import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MaskedField } from './masked-field.tsx';

/**
 * **Do** build a field of its own on it when a text has a form.
 *
 * **Don’t** use it where any text will do.
 */
const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { name: 'code', label: 'Код', mask: (text: string) => text.replace(/\D/g, '') },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <MaskedField {...args} />
      <MaskedField {...args} name="filled" defaultValue="1204" />
      <MaskedField {...args} name="wrong" defaultValue="12" error={'Необходимо заполнить поле'} />
      <MaskedField {...args} name="disabled" defaultValue="1204" disabled />
    </Stack>
  ),
};

/** What does not fit never appears. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Код');
    await userEvent.type(input, 'a1b2');
    await expect(input).toHaveValue('12');
  },
};
