import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';

/**
 * **Do** show how many cars each choice leads to.
 *
 * **Don’t** ask with it what takes effect at once: that is a `Switch`.
 */
const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { name: 'drive', label: 'Полный привод', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off, on, counted, out of reach, and with more words than one line holds. */
export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap={1}>
      <Checkbox {...args} name="a" />
      <Checkbox {...args} name="b" label="Передний привод" defaultChecked />
      <Checkbox {...args} name="c" label="Задний привод" count={1284} />
      <Checkbox {...args} name="d" label="Подключаемый полный" count={0} disabled />
      <Checkbox {...args} name="e" label="Отключаемый" defaultChecked disabled />
      <Checkbox
        {...args}
        name="f"
        label="Автоматически подключаемый полный привод с имитацией блокировки дифференциалов"
        count={7}
      />
    </Stack>
  ),
};

/** The words are part of the target, and the space bar works. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Полный привод'));
    await expect(input).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
