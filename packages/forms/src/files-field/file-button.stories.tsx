import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileButton } from './file-button.tsx';

/**
 * **Do** say on the button what is chosen.
 *
 * **Don’t** show the browser's own control: it says «Choose File» in the browser's language.
 */
const meta = {
  title: 'Forms/FileButton',
  component: FileButton,
  args: { words: 'Приложить документ', 'aria-label': 'Приложить документ', onChange: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Приложить документ'), new File(['%PDF'], 'СТС.pdf'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
