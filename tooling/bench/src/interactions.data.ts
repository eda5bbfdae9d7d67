import type { Page } from 'playwright-core';

/** What a visitor presses, and how a page is brought to where it can be pressed. */
export type Interaction = {
  name: string;
  path: string;
  /** Another press that comes first, outside the measure. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Stands on the screen once the press is answered. */
  answer: string;
};

const cityIn = (place: string): Pick<Interaction, 'act' | 'answer'> => ({
  act: (page) => page.locator(`${place} button[commandfor="city-panel"][command="show-modal"]`).click(),
  answer: '#city-panel[open]',
});
const listing = '/cars/new/';
const burger = 'button[commandfor="side-menu"][command="show-modal"]';
const openMenu = async (page: Page) => {
  await page.locator(burger).click();
  await page.locator('#side-menu[open]').waitFor();
};

const search: Interaction = {
  ...{ name: 'search', path: '/' },
  act: (page) => page.locator('header a[data-dialog="search"]').click(),
  answer: 'dialog[open] input[inputmode="search"]',
};
const typing: Interaction = {
  ...{ name: 'search, a letter', path: '/' },
  before: async (page) => {
    await search.act(page);
    await page.locator(search.answer).waitFor();
  },
  act: (page) => page.keyboard.type('к'),
  answer: 'dialog[open] input[inputmode="search"]:not(:placeholder-shown)',
};
const callback = 'a[data-dialog="callback"]:visible';
const dialog: Interaction = {
  ...{ name: 'dialog of a form', path: '/' },
  // Whoever presses it has read down to it: the way there is no part of the press.
  before: (page) => page.locator(callback).last().scrollIntoViewIfNeeded(),
  act: (page) => page.locator(callback).last().click(),
  answer: 'dialog[open] form',
};
const facet = 'input[type="checkbox"]:visible >> nth=2';
const openFilter = async (page: Page) => {
  await page.locator('button[popovertarget="listing-filter"]:visible').first().click();
  await page.locator('#listing-filter:popover-open').waitFor();
};

/** What a telephone is asked to do. */
export const onPhone: readonly Interaction[] = [
  {
    ...{ name: 'menu', path: '/' },
    act: (page) => page.locator(burger).click(),
    answer: '#side-menu[open]',
  },
  {
    ...{ name: 'menu, second panel', path: '/' },
    before: openMenu,
    act: (page) => page.locator('button[commandfor="side-menu-catalog"][command="show-modal"]').click(),
    answer: '#side-menu-catalog[open]',
  },
  search,
  typing,
  {
    ...cityIn('#side-menu'),
    ...{ name: 'city', path: '/' },
    before: openMenu,
  },
  dialog,
  { name: 'filter', path: listing, act: openFilter, answer: '#listing-filter:popover-open' },
  {
    ...{ name: 'filter, a value', path: listing, before: openFilter },
    act: (page) => page.locator(`#listing-filter ${facet}`).click(),
    answer: '#listing-filter input:checked',
  },
];

/** And a desktop. */
export const onDesktop: readonly Interaction[] = [
  {
    ...{ name: 'menu', path: '/' },
    act: (page) => page.locator('button[popovertarget="mega-catalog"]').click(),
    answer: '#mega-catalog:popover-open',
  },
  search,
  typing,
  { ...cityIn('header'), name: 'city', path: '/' },
  dialog,
  {
    ...{ name: 'filter, a value', path: listing },
    act: (page) => page.locator(`#listing-filter ${facet}`).click(),
    answer: '#listing-filter input:checked',
  },
];
