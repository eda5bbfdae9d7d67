import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Radio } from './radio.tsx';

/**
 * **Do** choose one for the visitor when one is right for most.
 *
 * **Don’t** use a single radio.
 */
const meta = {
  title: 'Fields/Radio',
  component: Radio,
  args: { name: 'drive', label: 'Полный привод', onChange: fn() },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off, on, counted, out of reach, and with more words than one line holds. */
export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap={1}>
      <Radio {...args} name="a" />
      <Radio {...args} name="b" label="Передний привод" defaultChecked />
      <Radio {...args} name="c" label="Задний привод" count={1284} />
      <Radio {...args} name="d" label="Подключаемый полный" count={0} disabled />
      <Radio {...args} name="e" label="Отключаемый" defaultChecked disabled />
      <Radio
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
    const input = canvas.getByRole('radio');
    await userEvent.click(canvas.getByText('Полный привод'));
    await expect(input).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
