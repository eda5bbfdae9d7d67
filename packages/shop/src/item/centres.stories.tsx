import type { StoreItem } from '@showroom/api-contract/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Centres } from './centres.tsx';

const centre = (at: number, qty: number): StoreItem['centres'][number] => ({
  ...{ dealer: `centre-${at}`, name: `Центр ${at}`, city: 'msk', address: `Ленинградское шоссе, ${at}` },
  ...{ qty, readyOn: qty > 0 ? '2026-11-24' : '2026-11-27' },
});

/** **Do** say the day before the address of the next centre: it decides. */
const meta = {
  title: 'Shop/Centres',
  component: Centres,
  args: { centres: [centre(1, 5), centre(2, 1), centre(3, 0)] },
} satisfies Meta<typeof Centres>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In stock, the last piece, brought from another centre. */
export const StockByCentre: Story = {};

/** What is beyond four waits. */
export const Many: Story = {
  args: { centres: [5, 4, 3, 2, 0, 0, 0].map((qty, at) => centre(at + 1, qty)) },
  globals: { viewport: { value: 'phone' } },
};
