import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StarsField } from './stars-field.tsx';

/**
 * **Do** let the word beside the stars say what they mean.
 *
 * **Don’t** choose stars for the visitor.
 */
const meta = { title: 'Reviews/StarsField', component: StarsField } satisfies Meta<typeof StarsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Missing: Story = { args: { error: 'Поставьте оценку.' } };

/** Radio buttons: arrows choose. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^3 из 5/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 из 5: хорошо' })).toBeChecked();
    await expect(canvas.getByText('Хорошо')).toBeVisible();
  },
};
