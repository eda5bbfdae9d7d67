import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SliderField } from './slider-field.tsx';

/**
 * **Do** say in the hint what the number means: the roubles of a share.
 *
 * **Don’t** ask with it for what one knows exactly, such as a year of birth.
 */
const meta = {
  title: 'Fields/SliderField',
  component: SliderField,
  args: {
    name: 'price',
    label: 'Стоимость',
    unit: '₽',
    value: 2_500_000,
    min: 300_000,
    max: 9_000_000,
    step: 10_000,
    onChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <SliderField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SliderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAHint: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { name: 'down', label: 'Первый взнос', unit: '%', value: 20, min: 0, max: 80, step: 5, hint: '500 000 ₽' },
};

/** The field and the slider show the same; what is out of bounds comes back when one leaves. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const slider = within(canvasElement).getByRole('slider');
    await userEvent.clear(field);
    await userEvent.type(field, '1200000');
    await expect(slider).toHaveValue('1200000');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.tab();
    await expect(field).toHaveValue('300\u00a0000');
    await expect(args.onChange).toHaveBeenLastCalledWith(300_000);
  },
};
