import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CarStep } from './car-step.tsx';

/**
 * **Do** ask only for mark and model.
 *
 * **Don’t** make a visitor look for the VIN before he sees free times.
 */
const meta = {
  title: 'Booking/CarStep',
  component: CarStep,
  args: { car: { mark: '', model: '', year: '' }, marks: ['Changan', 'Geely', 'Haval', 'Kia'], onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof CarStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = {
  args: { car: { mark: 'Haval', model: 'Jolion', year: '2023' } },
  globals: { viewport: { value: 'phone' } },
};

/** What is wrong is said at its field, and the first of them is focused. */
export const Wrong: Story = {
  args: { car: { mark: '', model: 'Jolion', year: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /VIN/ }), 'XTA21');
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await expect(canvas.getByRole('combobox', { name: /Марка/ })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** A model belongs to its mark: with another mark it is asked for anew. */
export const AnotherMark: Story = {
  args: { car: { mark: '', model: 'Jolion', year: '2023' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = canvas.getByRole('combobox', { name: /Марка/ });
    const model = canvas.getByRole('textbox', { name: /Модель/ });
    await userEvent.selectOptions(mark, 'Haval');
    await expect(model).toHaveValue('Jolion');
    await userEvent.selectOptions(mark, 'Kia');
    await expect(model).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: /Год/ })).toHaveValue('2023');
    // Whether a choice shows the ring of the focus depends on what the browser was used with before.
    mark.blur();
  },
};
