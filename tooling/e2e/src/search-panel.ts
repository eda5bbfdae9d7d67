import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Поиск' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Поиск' });
export const field = (page: Page) => panel(page).getByPlaceholder('Поиск');
export const tab = (page: Page, name: 'Каталог' | 'Аксессуары') =>
  panel(page).getByRole('tab', { name: new RegExp(`^${name}`) });
export const results = (page: Page) => panel(page).getByRole('tabpanel');
export const cards = (page: Page) => results(page).getByRole('article');
export const status = (page: Page) => panel(page).getByRole('status');

/** Opens the search and types; the answer is there when this resolves. */
export async function search(page: Page, text: string): Promise<void> {
  if (!(await panel(page).isVisible())) await opener(page).click();
  await field(page).fill(text);
  await expect(status(page)).toContainText(/Каталог: |ничего не найдено/);
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Counts the calls that a page makes from now on. */
export function countCalls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/') made.push(url.searchParams.get('query') ?? '');
  });
  return made;
}

/** Types letter by letter in one turn of the page: between two keys a busy machine may wait longer than the search does. */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  await field(page).evaluate((_, letters) => {
    for (const letter of letters) document.execCommand('insertText', false, letter);
  }, text);
}
