import type { Meta, StoryObj } from '@storybook/react-vite';
import { found, places, sampleCamry, sampleMats, stateOf } from '../fixtures/search.data.ts';
import type { SearchFound } from './find-all.ts';
import { SearchView } from './search-view.tsx';

const picture = '/media/sample';
const used = { ...sampleCamry, picture };
const fresh = { ...used, id: 8, modification: '2.5 AT Prestige', condition: 'new' as const, mileageKm: 0, year: 2026 };
const answer = found([fresh, used, { ...used, id: 9, price: null }], [{ ...sampleMats, picture }]);
const instead: SearchFound = { ...answer, vehicles: { ...answer.vehicles, missing: 'BMW X5' } };
const nobody = () => {};

/**
 * **Do** tell new from used, with year and mileage: one searches for one of the two.
 *
 * **Don’t** show neighbours for what was asked for: what is out is said first.
 */
const meta = {
  title: 'Frame/SearchView',
  component: SearchView,
  args: {
    found: answer,
    state: stateOf(answer, 'vehicles'),
    places,
    session: { openTab: nobody, toggle: nobody, turn: nobody },
  },
} satisfies Meta<typeof SearchView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vehicles: Story = { globals: { viewport: { value: 'desktop' } } };
export const OutOfStock: Story = {
  args: { found: instead, state: stateOf(instead, 'vehicles') },
  globals: { viewport: { value: 'phone' } },
};
export const Accessories: Story = { args: { state: stateOf(answer, 'accessories') } };
const mats: SearchFound = { ...answer, accessories: { ...answer.accessories, missing: '«эва коврики камри»' } };
export const GoodsInstead: Story = { args: { found: mats, state: stateOf(mats, 'accessories') } };
const nothing = found([], []);
export const NothingFound: Story = { args: { found: nothing, state: stateOf(nothing, null) } };
