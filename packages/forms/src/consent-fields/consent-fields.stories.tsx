import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsentFields } from './consent-fields.tsx';

/**
 * **Do** take the mode from the brand: `spec` one box, `separate` three under the law of 2025.
 *
 * **Don’t** tick a box for anybody.
 */
const meta = {
  title: 'Forms/ConsentFields',
  component: ConsentFields,
  args: { mode: 'spec', errors: {}, bind: () => ({}) },
} satisfies Meta<typeof ConsentFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One required box with the sentence of PRD-5. A tap on the words ticks it; the documents open beside. */
export const Spec: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', {
      name: 'Я принимаю пользовательское соглашение и\u00a0даю согласие на условия обработки персональных данных',
    });
    await expect(box).not.toBeChecked();
    await expect(box).toBeRequired();
    await userEvent.click(canvas.getByText(/даю согласие/));
    await expect(box).toBeChecked();
    const [terms, consent] = canvas.getAllByRole('link');
    await expect(terms).toHaveAttribute('href', '/terms-of-use/');
    await expect(consent).toHaveAttribute('href', '/consent-to-processing/');
  },
};

/** Agreement, data and marketing apart. */
export const Separate: Story = {
  args: { mode: 'separate' },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await expect(boxes[2]).not.toBeRequired();
  },
};

/** What is missing is said below the box and tied to it. */
export const Wrong: Story = {
  args: { mode: 'separate', errors: { data: 'Необходимо заполнить поле' } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /согласие на обработку/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Необходимо заполнить поле');
  },
};

export const Disabled: Story = { args: { bind: () => ({ disabled: true, defaultChecked: true }) } };
