import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';

/**
 * **Do** use it from about six choices on.
 *
 * **Don’t** use it for two or three: `Radio` shows them at once.
 */
const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    name: 'sort',
    label: 'Сортировка',
    options: [
      { value: 'price', label: 'Сначала дешевле' },
      { value: '-price', label: 'Сначала дороже' },
      { value: 'year', label: 'Сначала новее' },
      { value: 'mileage', label: 'По пробегу', disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Select {...args} />
      <Select {...args} label="Дилер" hint="Ближайший к вам стоит первым" />
      <Select {...args} label="Время" error="Выберите время" />
      <Select {...args} label="Город" disabled />
      <Select {...args} hideLabel />
    </Stack>
  ),
};

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Сортировка' });
    await userEvent.selectOptions(select, 'Сначала новее');
    await expect(select).toHaveValue('year');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Дилерский центр',
    options: [{ value: '1', label: 'Автоцентр на Ленинградском шоссе, дом 71, корпус 3, второй этаж' }],
  },
};
