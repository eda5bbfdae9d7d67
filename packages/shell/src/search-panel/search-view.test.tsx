import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleCamry as camry, found, sampleMats as mats, places, stateOf } from '../fixtures/search.data.ts';
import type { FoundPage, SearchFound } from './find-all.ts';
import type { SearchState, SearchTab } from './search-session.ts';
import { SearchStatus } from './search-status.tsx';
import { SearchView } from './search-view.tsx';

const nobody = () => {};
const session = { openTab: nobody, toggle: nobody, turn: nobody };
const view = (answer: SearchFound, tab: SearchTab | null) =>
  renderToStaticMarkup(
    <SearchView state={stateOf(answer, tab)} found={answer} session={session} places={places} />,
  ).replaceAll('\u00a0', ' ');
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('a vehicle is a card that leads to its page, in a group that leads to its listing', () => {
  const html = view(found([camry], [mats]), 'vehicles');
  expect(html).toContain('href="/catalog/7/"');
  expect(html).toContain('href="/cars/?search=%D0%BA%D0%B0%D0%BC%D1%80%D0%B8"');
  expect(textOf(html)).toMatch(/Каталог 30 Аксессуары 1 .*Категории .*Camry 30 .*Автомобили Смотреть все/);
  expect(textOf(html)).toMatch(/Toyota Camry 2\.5 AT 2021 г., с пробегом 45 000 км 3 450 000 ₽/);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Camry"|value="Camry"[^>]*checked=""/);
});

test('a group that stands here whole shows no way to all of it, unless a ticked facet hides some; Enter has it', () => {
  const answer = found([camry], []);
  const whole = { ...answer, vehicles: { ...answer.vehicles, total: 1, totalPages: 1 } };
  const unticked = { ...stateOf(whole, 'vehicles'), chosen: { vehicles: [], accessories: [], pages: [] } };
  const draw = (state: SearchState) =>
    renderToStaticMarkup(<SearchView state={state} found={whole} session={session} places={places} />);
  expect(draw(unticked)).not.toContain('Смотреть все');
  expect(draw(unticked)).toMatch(/<a href="\/cars\/\?search=[^"]+" id="search-group-[^"]+-all" hidden="">/);
  expect(draw(stateOf(whole, 'vehicles'))).toContain('Смотреть все');
});

test('the chosen tab rules the panel, and the steps between pages say which cannot be made', () => {
  const html = view(found([camry], []), 'vehicles');
  expect(html).toMatch(/role="tab" aria-selected="true" aria-controls="search-results" tabindex="0"/);
  expect(html).toMatch(/role="tabpanel" aria-labelledby="search-tab-vehicles"/);
  expect(html).toMatch(/aria-disabled="true"[^>]*>.*?Назад.*aria-disabled="false"[^>]*>.*?Далее/);
});

test('an accessory without a page is no link: its card says the price, and the telephone is beside it', () => {
  const html = view(found([camry], [mats]), 'accessories');
  expect(html).not.toMatch(/href="\/(?:item|store|cars)/);
  expect(html).toContain('href="tel:+74955550101"');
  expect(textOf(html)).toMatch(/Салон Коврики Novline 4 500 ₽/);
});

test('pages have a tab of their own, and none while nothing is found among them', () => {
  const credit: FoundPage = {
    section: 'services',
    title: 'Автокредит',
    text: 'Ставки и банки',
    path: '/services/credit/',
    picture: null,
  };
  const html = view(found([], [], [credit]), 'pages');
  expect(html).toContain('href="/services/credit/"');
  expect(textOf(html)).toMatch(/Каталог 0 Аксессуары 0 Страницы 1 .*Категории .*Услуги .*Автокредит Ставки и банки/);
  expect(textOf(html)).not.toContain('Цена по запросу');
  expect(view(found([camry], []), 'vehicles')).not.toContain('search-tab-pages');
});

test('an empty tab and an empty search say so, each in its own words', () => {
  expect(textOf(view(found([camry], []), 'accessories'))).toContain('Ничего не найдено');
  const nothing = view(found([], []), null);
  expect(textOf(nothing)).toContain('По вашему запросу ничего не найдено');
  expect(nothing).not.toContain('role="tab"');
});

test('what is out is said, to eyes and to ears, and its neighbours come under their own heading', () => {
  const answer = found([camry], []);
  const instead: SearchFound = { ...answer, vehicles: { ...answer.vehicles, missing: 'BMW X5' } };
  expect(textOf(view(instead, 'vehicles'))).toMatch(/BMW X5 сейчас нет в наличии\. .*Похожие предложения: автомобили/);
  const html = renderToStaticMarkup(<SearchStatus state={stateOf(instead, 'vehicles')} />).replaceAll('\u00a0', ' ');
  expect(html).toMatch(/BMW X5 сейчас нет в наличии\. Каталог: 30/);
});

test('a wish that no thing of the shop has is said like what is out', () => {
  const answer = found([], [mats]);
  const rubber: SearchFound = { ...answer, accessories: { ...answer.accessories, missing: '«эва коврики»' } };
  expect(textOf(view(rubber, 'accessories'))).toMatch(
    /«эва коврики» сейчас нет в наличии\. .*Похожие предложения: салон/,
  );
  const html = renderToStaticMarkup(<SearchStatus state={stateOf(rubber, 'accessories')} />).replaceAll('\u00a0', ' ');
  expect(html).toContain('«эва коврики» сейчас нет в наличии. Каталог: 0');
  expect(view(answer, 'accessories')).not.toContain('нет в наличии');
});

test('what is out and has no neighbours was understood: a visitor is not told of misprints', () => {
  const none = found([], []);
  const scooters: SearchFound = { ...none, vehicles: { ...none.vehicles, missing: 'Скутеров' } };
  const text = textOf(view(scooters, null));
  expect(text).toContain('Скутеров сейчас нет в наличии Назовите другую марку');
  expect(text).not.toContain('опечатки');
});

test('screen readers hear what was found', () => {
  const state = stateOf(found([camry], [mats]), 'vehicles');
  const html = renderToStaticMarkup(<SearchStatus state={state} />).replaceAll('\u00a0', ' ');
  expect(html).toMatch(/role="status".*Каталог: 30 предложений\. Аксессуары: 1 предложение\./);
});
