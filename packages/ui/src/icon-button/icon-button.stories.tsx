import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Surface } from '../surface/surface.tsx';
import { IconButton } from './icon-button.tsx';

/**
 * **Do** keep it for signs that everybody knows: close, favourite, share. `label` says what it does.
 *
 * **Don’t** hide the main action of a page behind a sign alone.
 */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'heart', label: 'Добавить в избранное', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to count, a few, more than the bubble holds. */
export const Counts: Story = {
  render: (args) => (
    <Cluster gap={4}>
      <IconButton {...args} icon="close" label="Закрыть" />
      <IconButton {...args} count={0} />
      <IconButton {...args} icon="compare" label="Сравнение" count={3} />
      <IconButton {...args} icon="basket" label="Корзина" count={128} />
      <IconButton {...args} icon="share" label="Поделиться" disabled />
    </Cluster>
  ),
};

export const OnGrounds: Story = {
  render: (args) => (
    <Cluster gap={0}>
      {(['brand', 'inverse'] as const).map((tone) => (
        <Surface key={tone} tone={tone}>
          <div style={{ padding: 16 }}>
            <IconButton {...args} count={tone === 'brand' ? 2 : 12} />
          </div>
        </Surface>
      ))}
    </Cluster>
  ),
};

/** At least 44 px each way, reached by Tab, pressed by the space bar. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Добавить в избранное' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
