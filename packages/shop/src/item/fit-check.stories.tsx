import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Car } from '../car/fits-car.ts';
import { myCar, rememberCar } from '../car/my-car.ts';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { fakeShop } from '../fixtures/fake-shop.fixture.ts';
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
  args: { shop: item.shop, isUniversal: false, fits: item.fits, categories: item.categories },
  beforeEach: emptyLists,
} satisfies Meta<typeof FitCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = withCar(jolion, /^Подходит к/);

export const DoesNotFit: Story = withCar({ ...jolion, year: 2018 }, /^Не\sподходит/);

/** Nobody said the year, and the item is not for every one. */
export const YearUnknown: Story = withCar({ ...jolion, year: null }, /^Не\sзнаем/);

/** Whoever has named no car names one here: the shelf knows it then, too. */
export const NoCar: Story = {};

export const NamesACar: Story = {
  beforeEach: () => {
    emptyLists();
    const { close } = fakeShop([]);
    return close;
  },
  play: async ({ canvasElement }) => {
    const check = within(canvasElement);
    await userEvent.click(check.getByRole('button', { name: /^Проверить для/ }));
    const [mark, model, year] = await check.findAllByRole('combobox');
    if (!mark || !model || !year) throw new Error('no fields');
    await waitFor(() => expect(mark).toHaveFocus());
    await check.findByRole('option', { name: 'Haval' });
    await userEvent.selectOptions(mark, 'haval');
    await waitFor(() => expect(model).toBeEnabled());
    await userEvent.click(check.getByRole('button', { name: 'Проверить' }));
    await expect(model).toHaveAccessibleDescription('Выберите модель.');
    await userEvent.selectOptions(model, 'jolion');
    await waitFor(() => expect(year).toBeEnabled());
    await userEvent.click(check.getByRole('button', { name: 'Проверить' }));
    // Without the year nobody knows; the field is a press away.
    await expect(await check.findByText(/^Не знаем, подходит ли/)).toBeVisible();
    await userEvent.click(check.getByRole('button', { name: 'Указать год' }));
    const field = await check.findByRole('combobox', { name: 'Год выпуска' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.selectOptions(field, '2022');
    await userEvent.click(check.getByRole('button', { name: 'Проверить' }));
    await expect(await check.findByText('Подходит к вашему Haval Jolion, 2022')).toBeVisible();
    await expect(await myCar()).toMatchObject({ mark: 'haval', model: 'jolion', year: 2022 });
  },
};

/** The fields, as they open. */
export const Fields: Story = {
  ...NamesACar,
  play: async ({ canvasElement }) => {
    const check = within(canvasElement);
    await userEvent.click(check.getByRole('button', { name: /^Проверить для/ }));
    await check.findByRole('option', { name: 'Haval' });
  },
};

/** A feed that says of no car. */
export const NobodySaid: Story = { args: { fits: [] } };

export const FitsEverything: Story = { args: { isUniversal: true, fits: [] } };
