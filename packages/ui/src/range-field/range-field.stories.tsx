import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { RangeField } from './range-field.tsx';

/**
 * **Do** show the least and the greatest there is as examples inside: an empty field then answers a question too.
 *
 * **Don’t** group the digits of years.
 */
const meta = {
  title: 'Fields/RangeField',
  component: RangeField,
  args: { label: 'Цена', unit: '₽', nameFrom: 'priceFrom', nameTo: 'priceTo', min: 890_000, max: 12_400_000 },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap={5}>
      <RangeField {...args} />
      <RangeField {...args} nameFrom="a" nameTo="b" defaultFrom={1_500_000} defaultTo={2_750_000} />
      <RangeField
        label="Год выпуска"
        nameFrom="c"
        nameTo="d"
        min={2008}
        max={2026}
        defaultFrom={2021}
        grouped={false}
      />
      <RangeField label="Объём двигателя" unit="л" nameFrom="e" nameTo="f" hideLabel />
    </Stack>
  ),
};

/** Thousands part while one types, and what is reported is a number. */
export const Typing: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const [from] = within(canvasElement).getAllByRole('textbox');
    if (!from) throw new Error('The first field is missing.');
    await userEvent.type(from, '1500000');
    await expect(from).toHaveValue('1\u00a0500\u00a0000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'priceFrom', value: 1_500_000 });
  },
};
