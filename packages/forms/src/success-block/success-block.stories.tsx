import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SuccessBlock } from './success-block.tsx';

/**
 * **Do** give the number: it is what people quote when they call.
 *
 * **Don’t** show it before the server has stored the request.
 */
const meta = {
  title: 'Forms/SuccessBlock',
  component: SuccessBlock,
  args: { number: '10 428', onClose: fn() },
} satisfies Meta<typeof SuccessBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus, so that it is read out, and closes. */
export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
    await expect(canvas.getByText('В ближайшее время с вами свяжется менеджер')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
