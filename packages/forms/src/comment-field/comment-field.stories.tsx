import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CommentField } from './comment-field.tsx';

/**
 * **Do** leave it optional.
 *
 * **Don’t** ask in a comment what a field of its own could ask.
 */
const meta = {
  title: 'Forms/CommentField',
  component: CommentField,
  args: { name: 'comment', label: 'Комментарий (необязательно)' },
} satisfies Meta<typeof CommentField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <CommentField {...args} />
      <CommentField {...args} name="filled" defaultValue="Позвоните, пожалуйста, после шести вечера." />
      <CommentField {...args} name="wrong" label="Комментарий" error="Необходимо заполнить поле" />
      <CommentField {...args} name="disabled" defaultValue="Позвоните после шести." disabled />
    </Stack>
  ),
};

/** The counter goes along, and nothing fits beyond the limit. */
export const Counted: Story = {
  args: { max: 10 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('0 / 10')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Двенадцать букв');
    await expect(canvas.getByText('10 / 10')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Двенадцать');
  },
};
