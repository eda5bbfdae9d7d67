import { expect, type Locator } from '@playwright/test';
import type { newVisitor } from './test-drive.ts';

/** Presses a control; a test that counts presses brings its own. */
export type Press = (control: Locator) => Promise<void>;

const click: Press = (control) => control.click();

/** More stops than any page has before what is looked for. */
const mostStops = 300;

/** Comes to a control by Tab from where the focus stands, and presses it as a keyboard does. */
export const pressByKeyboard: Press = async (control) => {
  await expect(control).toBeVisible();
  const isReached = () => control.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops && !(await isReached()); stop++) await control.page().keyboard.press('Tab');
  await expect(control).toBeFocused();
  await control.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
};

/** Puts the item of the page into the basket, and goes there. */
export async function takeToBasket(main: Locator, press: Press = click): Promise<void> {
  await press(main.getByRole('button', { name: 'В корзину' }).first());
  await press(main.getByRole('link', { name: 'В корзине' }).first());
}

/** Leaves the basket for the ordering. */
export const goToOrdering = (main: Locator, press: Press = click): Promise<void> =>
  press(main.getByRole('link', { name: 'Оформить заказ' }));

/** Types who takes the order. */
export async function fillRecipient(main: Locator, visitor: ReturnType<typeof newVisitor>): Promise<void> {
  await main.getByLabel('Имя', { exact: true }).fill(visitor.name);
  await main.getByLabel('Телефон').fill(visitor.typed);
  await main.getByLabel(/^E-mail/).fill(visitor.email);
}

/** Agrees to everything that an order needs, and places it. */
export async function placeOrder(main: Locator, press: Press = click): Promise<void> {
  const boxes = main.locator('input[type="checkbox"]:is([required], [name="offer"])');
  for (const box of await boxes.all()) await press(box);
  await press(main.getByRole('button', { name: 'Оформить заказ' }));
}
