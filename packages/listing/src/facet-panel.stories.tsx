import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type FacetGroupView, listGroup, rangeGroup, switchGroup } from './facet-groups.ts';
import { FacetPanel } from './facet-panel.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterOpener } from './filter-opener.tsx';

const forms = ['автомобиль', 'автомобиля', 'автомобилей'] as const;
const counted = (...values: [value: string, label: string, count: number][]) =>
  values.map(([value, label, count]) => ({ value, label, count }));
const present = (groups: readonly (FacetGroupView | undefined)[]) => groups.filter((group) => group !== undefined);
const marks = counted(
  ...['Audi', 'BMW', 'Chery', 'Ford', 'Geely', 'Haval', 'Hyundai', 'Kia', 'Lada', 'Mazda', 'Nissan', 'Opel']
    .concat('Renault', 'Skoda', 'Toyota', 'Volvo')
    .map((name, index): [string, string, number] => [name.toLowerCase(), name, 117 - index * 7]),
);
const groups = present([
  listGroup({ kind: 'list', key: 'mark', title: 'Марка', open: true }, marks, ['bmw']),
  rangeGroup(
    { title: 'Цена', range: 'price', unit: '₽', open: true },
    { min: 691_000, max: 41_317_000 },
    undefined,
    3_000_000,
  ),
  listGroup(
    { kind: 'swatches', key: 'color', title: 'Цвет', open: true },
    counted(['black', 'Чёрный', 31], ['white', 'Белый', 28], ['red', 'Красный', 5], ['blue', 'Синий', 9]),
    ['white'],
  ),
  switchGroup({ title: 'НДС', name: 'vat', label: 'Цена с НДС' }, 12, false),
  listGroup(
    { kind: 'list', key: 'gear', title: 'Коробка' },
    counted(['automatic', 'Автомат', 40], ['manual', 'Механика', 6]),
    [],
  ),
]);
/** The panel of an empty listing: what the section has, at 0. */
const empty = groups.map((group) =>
  'values' in group ? { ...group, values: group.values.map((value) => ({ ...value, count: 0 })) } : group,
);

const grammar = { addressOf: () => '#', queryOf: () => '', countOf: async () => ({ total: 46 }) };

/**
 * **Do** keep a group where it is while its counts change, chosen values too.
 *
 * **Don’t** apply anything on a phone before the button says how many there are.
 */
const meta = {
  title: 'Listing/FacetPanel',
  component: FacetPanel,
  args: { groups, resetHref: '#' },
  render: (args) => (
    <div style={{ maxWidth: 296 }}>
      <FilterOpener chosen={3} />
      <FilterForm action="#" grammar={grammar} total={args.groups === empty ? 0 : 46} forms={forms}>
        <FacetPanel {...args} />
      </FilterForm>
    </div>
  ),
} satisfies Meta<typeof FacetPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { globals: { viewport: { value: 'desktop' } } };
export const Sheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Фильтры · 3' }));
    await expect(page.getByRole('button', { name: /Показать 46/ })).toBeVisible();
  },
};
export const NothingFound: Story = { args: { groups: empty }, globals: { viewport: { value: 'desktop' } } };
