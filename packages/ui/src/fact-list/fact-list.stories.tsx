import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { FactList, factListColumns } from './fact-list.tsx';

/**
 * **Do** use one column for a full specification, four for the eight facts that decide.
 *
 * **Don’t** leave out the unit.
 */
const meta = {
  title: 'Text/FactList',
  component: FactList,
  argTypes: { columns: choiceOf(factListColumns) },
  args: {
    facts: [
      { label: 'Год выпуска', value: '2024', icon: 'calendar' },
      { label: 'Пробег', value: '18\u00a0400\u00a0км', icon: 'gauge' },
      { label: 'Двигатель', value: '2,0\u00a0л, 150\u00a0л.с., дизель', icon: 'engine' },
      { label: 'Коробка передач', value: 'Автоматическая', icon: 'gearbox' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};
export const Plates: Story = { args: { columns: 4 }, globals: { viewport: { value: 'desktop' } } };
export const TwoColumns: Story = { args: { columns: 2 }, globals: { viewport: { value: 'phone' } } };

/** A value that fills several lines pushes nothing aside. */
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    facts: [
      {
        label: 'Система полного привода',
        value: 'Автоматически подключаемая, с многодисковой муфтой и тремя режимами',
      },
      { label: 'Цвет', value: 'Серебристый металлик' },
    ],
  },
};
