import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryTiles } from './category-tiles.tsx';

const names = ['Фильтры', 'Масла и\u00a0жидкости', 'Свечи зажигания', 'Ремни и\u00a0ролики', 'Комплекты для ТО'];
const tiles = names.map((name, at) => ({
  ...{ code: `c${at}`, name, picture: '/media/sample', count: 1_240 - at * 217 },
}));

/** **Do** keep the goods on the first screen: below the first level a category is one row high. */
const meta = {
  title: 'Shop/CategoryTiles',
  component: CategoryTiles,
  args: { tiles, hrefOf: (code) => `/parts/${code}/`, large: false },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const FirstLevel: Story = { args: { large: true }, globals: { viewport: { value: 'desktop' } } };
export const FirstLevelOnAPhone: Story = { ...FirstLevel, ...phone };

export const Below: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll('img')) {
      await expect(picture).toHaveAttribute('loading', 'lazy');
      // The room is held before the file is there.
      await expect(picture.parentElement?.getBoundingClientRect()).toMatchObject({ width: 48, height: 36 });
    }
  },
};

/** The row scrolls sideways. */
export const BelowOnAPhone: Story = { ...Below, ...phone };
