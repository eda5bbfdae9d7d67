import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

/**
 * **Do** put an example inside, help below, and say what is wrong in the words of PRD-5.
 *
 * **Don’t** let the example stand for the label: it goes when one begins to type.
 */
const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { name: 'name', label: 'Имя', placeholder: 'Мария' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, with help, with an error, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <TextField {...args} />
      <TextField {...args} defaultValue="Константин Константинопольский" />
      <TextField {...args} label="Телефон" placeholder="+7 (900) 000-00-00" hint="Позвоним с 9:00 до 21:00" />
      <TextField
        {...args}
        label="Электронная почта"
        defaultValue="maria@"
        error="Проверьте адрес: не хватает части после @"
      />
      <TextField {...args} label="Номер договора" defaultValue="АБ-1204" disabled />
    </Stack>
  ),
};

/** The line below the field belongs to it: a screen reader says both together. */
export const ErrorIsSaid: Story = {
  args: { error: 'Введите имя' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Имя' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Введите имя');
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Имя');
    await userEvent.click(input);
    await userEvent.type(input, 'Анна');
    await expect(input).toHaveValue('Анна');
  },
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Идентификационный номер автомобиля из свидетельства о регистрации',
    hint: 'Семнадцать знаков: латинские буквы и цифры, кроме I, O и Q. Номер есть в паспорте и под лобовым стеклом.',
    placeholder: 'XTA210990Y2765432',
  },
};
