import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SmsStep } from './sms-step.tsx';

/**
 * **Do** say where the code went, and count the seconds until another one.
 *
 * **Don’t** take the number away from whoever mistyped it.
 */
const meta = {
  title: 'Forms/SmsStep',
  component: SmsStep,
  args: {
    phone: '+7 999-123-45-67',
    resendIn: 0,
    sending: 1,
    error: undefined,
    isBusy: false,
    failure: null,
    onCode: () => undefined,
    onResend: () => undefined,
    onBack: () => undefined,
  },
} satisfies Meta<typeof SmsStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty code is not sent. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await expect(canvas.getByLabelText('Код из сообщения')).toHaveAccessibleDescription(/заполнить/i);
  },
};
