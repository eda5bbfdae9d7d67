import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SmsCodeField } from './sms-code-field.tsx';

/**
 * **Do** let the phone offer the code from the message.
 *
 * **Don’t** split it into boxes: pasting and screen readers break.
 */
const meta = {
  title: 'Forms/SmsCodeField',
  component: SmsCodeField,
  args: { name: 'smsCode' },
} satisfies Meta<typeof SmsCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <SmsCodeField {...args} />
      <SmsCodeField {...args} name="filled" defaultValue="1204" />
      <SmsCodeField {...args} name="wrong" defaultValue="12" error={'Неверный код'} />
      <SmsCodeField {...args} name="disabled" defaultValue="1204" disabled />
    </Stack>
  ),
};

/** Six digits at most. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Код из сообщения');
    await userEvent.type(input, '12 34 567');
    await expect(input).toHaveValue('123456');
  },
};

/** The whole message is pasted as well as its code alone. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Код из сообщения');
    for (const text of ['123456', ' 123 456 ', 'Код для входа: 123456. Никому не сообщайте.\n@house.example #123456']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('123456');
    }
  },
};
