import { personFields } from '@showroom/domain/lead/person-fields';
import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineField } from './line-field.tsx';

/**
 * **Do** say what will be sent there.
 *
 * **Don’t** ask for it where the phone is enough.
 */
const meta = {
  title: 'Forms/EmailField',
  component: LineField,
  args: { field: personFields.email, hint: 'Пришлём подтверждение заявки' },
} satisfies Meta<typeof LineField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <LineField {...args} />
      <LineField {...args} name="filled" defaultValue="anna@mail.ru" />
      <LineField {...args} name="wrong" defaultValue="anna@mail" error={'Некорректный формат e-mail.'} />
      <LineField {...args} name="disabled" defaultValue="anna@mail.ru" disabled />
    </Stack>
  ),
};

/** A space from the clipboard or the keyboard’s own hand is dropped. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('E-mail');
    await userEvent.type(input, ' anna @mail.ru ');
    await expect(input).toHaveValue('anna@mail.ru');
  },
};
