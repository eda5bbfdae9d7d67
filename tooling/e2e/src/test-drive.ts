import type { Locator, Page } from '@playwright/test';
import { getListing, getVehicle } from './api.ts';
import type { BrandFacts } from './brands.ts';
import { expect } from './test.ts';

/** Somebody new, so that no earlier lead nor its limits stand in the way. Nobody's number: +7 999 0xx is not given out. */
export function newVisitor() {
  const digits = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
  return { name: 'Анна', phone: `79990${digits}`, typed: `9990${digits}`, email: `visitor-${digits}@example.com` };
}

/** A priced car in stock with everything that its page shows. */
export async function carToDrive(brand: BrandFacts) {
  const card = (await getListing(brand.holdingId, { condition: 'new' })).items.find(({ price }) => price !== null);
  if (!card) throw new Error('no priced new car on the first page');
  return getVehicle(brand.holdingId, card.id);
}

export const formDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Запись на\sтест-драйв$/ });

/** The way to the form in the bar at the foot of a phone's vehicle page. */
export const formLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Тест-драйв', exact: true }).filter({ visible: true });

/** Opens the form, and waits until its fields are there. */
export async function openForm(page: Page): Promise<Locator> {
  await formLink(page).tap();
  const dialog = formDialog(page);
  await expect(dialog.getByLabel('Имя')).toBeVisible();
  return dialog;
}

/** Everything that the form must have. The dealer of the car is chosen already. */
export async function fill(dialog: Locator, visitor: ReturnType<typeof newVisitor>): Promise<void> {
  // The centres come after the form; with them it says more, and what says more is another request.
  await expect.poll(() => dialog.getByLabel('Дилерский центр').locator('option').count()).toBeGreaterThan(2);
  await dialog.getByLabel('Имя').fill(visitor.name);
  await dialog.getByLabel('Телефон').fill(`+7${visitor.typed}`);
  await dialog.getByLabel('E-mail').fill(visitor.email);
  await dialog.getByRole('checkbox', { name: /^Я принимаю/ }).check();
}

export const send = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Записаться', exact: true });

/** Number of the lead in the success block. */
export async function leadNumber(dialog: Locator): Promise<string> {
  await expect(dialog.getByText('Заявка отправлена', { exact: true })).toBeVisible();
  await expect(dialog.getByText('В ближайшее время с вами свяжется менеджер', { exact: true })).toBeVisible();
  const text = (await dialog.getByText(/Номер заявки/).textContent()) ?? '';
  return /\d+-\d{6,}/.exec(text)?.[0] ?? '';
}
