import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

/**
 * **Do** use it for what changes the page at once: a benefit in the price, «только отличия».
 *
 * **Don’t** use it inside a form that has a button to send it: that is a `Checkbox`.
 */
const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { name: 'trade-in', label: 'Трейд-ин', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap={3}>
      <Switch {...args} />
      <Switch {...args} name="credit" label="Кредит" note="Выгода 120 000 ₽" defaultChecked />
      <Switch {...args} name="loyalty" label="Программа лояльности" note="Войдите, чтобы применить" disabled />
      <Switch {...args} name="kasko" label="Полис каско на первый год в подарок" defaultChecked disabled />
    </Stack>
  ),
};

export const Turning: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Трейд-ин' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
