import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { putIntoBasket } from '../cards/put-into-basket.ts';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { fakeShop } from '../fixtures/fake-shop.fixture.ts';
import { filter, site } from '../fixtures/goods.data.ts';
import { BasketView } from './basket-view.tsx';

const card = (id: number, name: string, disprice: number) => ({
  ...{ ...filter, id, name, disprice, price: disprice, picture: '/media/sample' },
});
const oil = card(1, 'Масло 5W-30', 100_000);
const mat = card(2, 'Коврик', 50_000);
const gone = { ...card(3, 'Щётка', 20_000), stock: [] };

/** **Do** sum what is ticked, and let what was taken out come back to its place. */
const meta = {
  title: 'Shop/Basket',
  component: BasketView,
  args: { site },
  beforeEach: () => {
    emptyLists();
    const { close } = fakeShop([oil, mat, gone]);
    for (const { id, disprice } of [oil, mat, gone]) putIntoBasket({ id, price: disprice, count: 2 });
    return close;
  },
} satisfies Meta<typeof BasketView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function look(canvasElement: HTMLElement) {
  const basket = within(canvasElement);
  await basket.findByRole('checkbox', { name: 'Выбрать всё' });
  const tick = (name: string | RegExp) => basket.getByRole('checkbox', { name });
  return {
    basket,
    tick,
    all: tick('Выбрать всё'),
    removeTicked: basket.getByRole('button', { name: 'Удалить выбранное' }),
    names: () => basket.getAllByRole('link', { name: /Масло|Коврик|Щётка/ }).map((link) => link.textContent),
    expectTotal: (text: string) =>
      expect(basket.getByRole('region', { name: 'Итого' })).toHaveTextContent(`Итого${text}`),
  };
}

export const Ticked: Story = {
  play: async ({ canvasElement }) => {
    const { basket, tick, all, removeTicked, expectTotal } = await look(canvasElement);
    // What is sold out is ticked by nobody.
    await expect(tick(/Щётка/)).toBeDisabled();
    await expect(all).toBeChecked();
    await expectTotal('3 000 ₽');
    await userEvent.click(tick(/Коврик/));
    await expect(all).not.toBeChecked();
    await expectTotal('2 000 ₽');
    await userEvent.click(tick(/Масло/));
    await expect(removeTicked).toBeDisabled();
    await expect(basket.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
    await userEvent.click(all);
    await expectTotal('3 000 ₽');
    await userEvent.click(all);
    await expect(tick(/Масло/)).not.toBeChecked();
    await expect(localStorage.getItem('basketUnchecked.v1')).toBe('[1,2]');
    await userEvent.click(tick(/Коврик/));
    await expectTotal('1 000 ₽');
  },
};

export const RemovedAndBack: Story = {
  play: async ({ canvasElement }) => {
    const { basket, tick, removeTicked, names, expectTotal } = await look(canvasElement);
    await userEvent.click(tick(/Коврик/));
    await userEvent.click(removeTicked);
    await expect(names()).toEqual(['Коврик', 'Щётка']);
    await expect(basket.getByText('Масло 5W-30 — убрано')).toBeVisible();
    await userEvent.click(basket.getByRole('button', { name: 'Вернуть' }));
    // Its place and its count are those of before.
    await expect(names()).toEqual(['Масло 5W-30', 'Коврик', 'Щётка']);
    await expectTotal('2 000 ₽');
    await userEvent.click(removeTicked);
  },
};
