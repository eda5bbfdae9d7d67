import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Car } from '../car/fits-car.ts';
import { rememberCar } from '../car/my-car.ts';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { item } from '../fixtures/goods.data.ts';
import { FitCheck } from './fit-check.tsx';

const jolion: Car = { mark: 'haval', model: 'jolion', name: 'Haval Jolion', modelName: 'Jolion', year: 2023 };

const withCar = (car: Car, words: RegExp) => ({
  beforeEach: () => {
    emptyLists();
    rememberCar(car);
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
});

/** **Do** answer in words; the colour only repeats them. */
const meta = {
  title: 'Shop/FitCheck',
  component: FitCheck,
  args: { isUniversal: false, fits: item.fits },
  beforeEach: emptyLists,
} satisfies Meta<typeof FitCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = withCar(jolion, /^Подходит к/);

export const DoesNotFit: Story = withCar({ ...jolion, year: 2018 }, /^Не\sподходит/);

/** Nobody said the year, and the item is not for every one. */
export const YearUnknown: Story = withCar({ ...jolion, year: null }, /^Не\sзнаем/);

export const NoCar: Story = {};

export const FitsEverything: Story = { args: { isUniversal: true, fits: [] } };
