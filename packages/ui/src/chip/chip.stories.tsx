import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Chip } from './chip.tsx';

/**
 * **Do** show what was chosen as removable chips above a listing, in the order of choosing.
 *
 * **Don’t** use a chip as a button that sends something.
 */
const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { href: '#', children: 'Полный привод' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A suggestion, the one that is on, plain words, and a chosen filter. */
export const Kinds: Story = {
  render: (args) => (
    <Cluster gap={2}>
      <Chip {...args} />
      <Chip {...args} selected>
        Автомат
      </Chip>
      <Chip>Без ссылки</Chip>
      <Chip {...args} onRemoveLabel="Убрать фильтр">
        До 2 500 000 ₽
      </Chip>
    </Cluster>
  ),
};

/** The cross is decoration: a screen reader hears «Убрать фильтр: Пробег до 30 000 км». */
export const Removable: Story = {
  args: { onRemoveLabel: 'Убрать фильтр', children: 'Пробег до 30 000 км' },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('link', { name: 'Убрать фильтр: Пробег до 30 000 км' });
    chip.focus();
    await expect(chip).toHaveFocus();
  },
};

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Cluster gap={2}>
      {[
        'Внедорожник',
        'Полный привод',
        'Автоматическая коробка передач',
        'Дизель',
        'От официального дилера, с гарантией',
      ].map((name) => (
        <Chip key={name} {...args} onRemoveLabel="Убрать фильтр">
          {name}
        </Chip>
      ))}
    </Cluster>
  ),
};
