import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withSample } from '../fixtures/sample-pictures.ts';
import { camryDetail } from '../fixtures/vehicle.data.ts';
import { CompareColumns } from './compare-columns.tsx';
import { compareTable } from './compare-rows.ts';
import type { Compared } from './compare-values.ts';

const compared = (detail: typeof camryDetail, state: Compared['state'] = 'on-sale'): Compared => ({
  state,
  card: withSample(detail),
  traits: detail,
});
const camry = compared(camryDetail);
const maybach = compared({
  ...camryDetail,
  id: 1002,
  mark: { code: 'mercedes-benz', name: 'Mercedes-Benz' },
  model: { code: 'maybach-s-class', name: 'Maybach S-Класс' },
  modification: '6.0 AT 4WD First Class',
  price: 4_318_100_000,
  oldPrice: null,
  monthly: 70_400_000,
  year: 2019,
  power: 612,
  specification: { ...camryDetail.specification, payload: 615, kerbWeight: 2_330 },
});
const sold = compared({ ...camryDetail, id: 1003, year: 2023, mileageKm: 12_000 }, 'gone');
/** Of some twelve groups: the first, and the one with the longest name of a row. */
const shown = /^(?:Цена|Главное|Объём)/;
const argsOf = (vehicles: readonly Compared[]) => ({
  vehicles,
  groups: compareTable(vehicles, false).filter(({ title }) => shown.test(title)),
});

/**
 * **Do** mark the better value by a sign and its weight, never by colour alone.
 *
 * **Don’t** mark what is a matter of taste: there is no better colour or drive.
 */
const meta = {
  title: 'Catalogue/CompareColumns',
  component: CompareColumns,
  args: { ...argsOf([camry, maybach]), onRemove: () => undefined },
} satisfies Meta<typeof CompareColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Few share the room of a wide screen. */
export const TwoOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const columns = within(canvasElement).getAllByRole('columnheader');
    await expect(columns).toHaveLength(2);
    await expect(columns[0]?.getBoundingClientRect().width).toBeGreaterThan(400);
  },
};
export const OneIsGone: Story = {
  args: argsOf([camry, maybach, sold]),
  globals: { viewport: { value: 'tablet' } },
};
/** Two fit beside the names, and no name of a row is broken within a word. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
