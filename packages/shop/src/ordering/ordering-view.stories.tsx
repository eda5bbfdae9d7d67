import { keep } from '@showroom/visitor/kept';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { putIntoBasket } from '../cards/put-into-basket.ts';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { fakeShop } from '../fixtures/fake-shop.fixture.ts';
import { filter, site } from '../fixtures/goods.data.ts';
import { choiceKey } from './ordering-choice.ts';
import { OrderingView } from './ordering-view.tsx';

const oil = { ...filter, name: 'Масло 5W-30', picture: '/media/sample', disprice: 100_000, price: 100_000 };
const left = (qty: number) => ({ ...oil, stock: [{ dealer: 'north', qty }] });

let shop: ReturnType<typeof fakeShop>;

/** Three of the oil lie in the basket. */
function visit() {
  emptyLists();
  shop = fakeShop([left(5)]);
  putIntoBasket({ id: oil.id, price: oil.disprice, count: 3 });
  return () => shop.close();
}

/** Fills in what an order needs. */
async function fill(canvasElement: HTMLElement) {
  const form = within(canvasElement);
  // What the story before typed is there again.
  for (const [name, text] of [
    ['Имя', 'Иван'],
    ['Телефон', '9161234567'],
  ] as const) {
    const field = await form.findByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  for (const box of form.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await userEvent.click(box);
  return form;
}

/** Presses, and waits until what was refused is quoted anew. */
async function press(form: ReturnType<typeof within>) {
  const { ordered, quotes } = shop;
  const before = ordered.length;
  await userEvent.click(form.getByRole('button', { name: 'Оформить заказ' }));
  await waitFor(() => expect(ordered.length).toBe(before + 1));
  await waitFor(() => expect(shop.quotes).toBeGreaterThan(quotes));
  await waitFor(() => expect(form.queryByText('Пересчитываем сумму.')).toBeNull());
}

/** **Do** name what changed while the order was filled in, and keep what was typed. The next press agrees to the new sum. */
const meta = {
  title: 'Shop/Ordering',
  component: OrderingView,
  args: { site },
  beforeEach: visit,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OrderingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody took three of five meanwhile. */
export const FewerLeft: Story = {
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    shop.cards = [left(2)];
    shop.refusal = [{ field: `lines.${oil.id}`, message: 'Осталось 2\u00a0шт.' }];
    await press(form);
    await expect(await form.findByText('«Масло 5W-30»: осталось 2 шт., было 3.')).toBeVisible();
    await expect(await form.findByText(/^Теперь к оплате 2 000 ₽\./)).toBeVisible();
    await expect(form.getByText(/^Пока вы оформляли заказ, он изменился\./)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('Иван');
    await press(form);
    await expect(shop.ordered.at(-1)).toMatchObject({ seenTotal: 200_000, lines: [{ id: oil.id, qty: 2 }] });
  },
};

/** The only item sold out: the form stays, nothing is sent. */
export const AllSoldOut: Story = {
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    shop.cards = [left(0)];
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await form.findByText('«Масло 5W-30»: нет в наличии, убрали из заказа.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('Иван');
    await userEvent.click(form.getByRole('button', { name: 'Оформить заказ' }));
    await expect(await form.findByText('Проверьте поля: Товары.')).toBeVisible();
    await expect(shop.ordered).toEqual([]);
  },
};

/** A guest’s code is found used up once his phone is known: the next press goes without it. */
export const CodeRefused: Story = {
  beforeEach: () => {
    const close = visit();
    keep(choiceKey, { promo: 'OSEN' });
    return close;
  },
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement);
    shop.refusal = [{ field: 'promo', message: 'Этот промокод вы уже использовали.' }];
    await press(form);
    await expect(shop.ordered.at(-1)).toMatchObject({ promo: 'OSEN', seenTotal: 290_000 });
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Промокод' })).toHaveAccessibleDescription(
        'Этот промокод вы уже использовали.',
      ),
    );
    await expect(await form.findByText('Итого 3 000 ₽')).toBeVisible();
    await press(form);
    await expect(shop.ordered.at(-1)).toMatchObject({ seenTotal: 300_000 });
    await expect(shop.ordered.at(-1)).not.toHaveProperty('promo');
    await expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('Иван');
  },
};

/** A shop that does not answer is no empty basket. */
export const ShopIsAway: Story = {
  beforeEach: () => {
    const close = visit();
    shop.isAway = true;
    return close;
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(await view.findByText('Магазин не отвечает')).toBeVisible();
    shop.isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Повторить' }));
    await expect(await view.findByText('Итого 3 000 ₽')).toBeVisible();
  },
};
