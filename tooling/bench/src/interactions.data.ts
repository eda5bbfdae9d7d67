import type { Locator, Page } from 'playwright-core';

/** A finger on a phone, a mouse on a desktop: browsers send other events for each. */
type Press = (target: Locator) => Promise<void>;

/** What a visitor presses, and how a page is brought to where it can be pressed. */
export type Interaction = {
  name: string;
  path: string;
  /** Another press that comes first, outside the measure. */
  before?: (page: Page, press: Press) => Promise<void>;
  act: (page: Page, press: Press) => Promise<void>;
  /** Stands on the screen once the press is answered. */
  answer: string;
};

const cityIn = (place: string): Pick<Interaction, 'act' | 'answer'> => ({
  act: (page, press) => press(page.locator(`${place} button[commandfor="city-panel"][command="show-modal"]`)),
  answer: '#city-panel[open]',
});
const listing = '/cars/new/';
const burger = 'button[commandfor="side-menu"][command="show-modal"]';
const openMenu = async (page: Page, press: Press) => {
  await press(page.locator(burger));
  await page.locator('#side-menu[open]').waitFor();
};

const search: Interaction = {
  ...{ name: 'search', path: '/' },
  act: (page, press) => press(page.locator('header a[data-dialog="search"]')),
  answer: 'dialog[open] input[inputmode="search"]',
};
const typing: Interaction = {
  ...{ name: 'search, a letter', path: '/' },
  before: async (page, press) => {
    await search.act(page, press);
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
  act: (page, press) => press(page.locator(callback).last()),
  answer: 'dialog[open] form',
};
const facet = 'input[type="checkbox"]:visible >> nth=2';
const openFilter = async (page: Page, press: Press) => {
  await press(page.locator('button[popovertarget="listing-filter"]:visible').first());
  await page.locator('#listing-filter:popover-open').waitFor();
};

/** What a telephone is asked to do. */
export const onPhone: readonly Interaction[] = [
  {
    ...{ name: 'menu', path: '/' },
    act: (page, press) => press(page.locator(burger)),
    answer: '#side-menu[open]',
  },
  {
    ...{ name: 'menu, second panel', path: '/' },
    before: openMenu,
    act: (page, press) => press(page.locator('button[commandfor="side-menu-catalog"][command="show-modal"]')),
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
    act: (page, press) => press(page.locator(`#listing-filter ${facet}`)),
    answer: '#listing-filter input:checked',
  },
];

/** And a desktop. */
export const onDesktop: readonly Interaction[] = [
  {
    ...{ name: 'menu', path: '/' },
    act: (page, press) => press(page.locator('button[popovertarget="mega-catalog"]')),
    answer: '#mega-catalog:popover-open',
  },
  search,
  typing,
  { ...cityIn('header'), name: 'city', path: '/' },
  dialog,
  {
    ...{ name: 'filter, a value', path: listing },
    act: (page, press) => press(page.locator(`#listing-filter ${facet}`)),
    answer: '#listing-filter input:checked',
  },
];
