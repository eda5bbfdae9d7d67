import { parseListingQuery } from '@showroom/domain/listing-values';
import { expect, test } from 'vitest';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, emptyPage, facets, listingPage } from '../fixtures/vehicle.data.ts';
import { ListingScreen } from './listing-screen.tsx';

const seo = { title: '', description: '', h1: '', canonical: null, robots: 'index', text: ['Первый абзац.'] };
const screen = (query = '', page = listingPage) =>
  render(
    <ListingScreen
      brand={brand}
      city="msk"
      scope={{ kind: 'cars', section: 'used' }}
      query={parseListingQuery(new URLSearchParams(query))}
      page={page}
      seo={seo}
    />,
  );

test('a listing says what it offers, how many, and shows its cards', () => {
  const html = screen();
  const text = textOf(html);
  expect(text).toContain('Автомобили с пробегом в Москве');
  expect(text).toContain('128 автомобилей');
  expect(html.match(/data-card=""/g)).toHaveLength(24);
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(22);
});

test('the filter is a native form that a server without scripts understands', () => {
  const html = screen('color=black&priceTo=2000000');
  expect(html).toMatch(/<form[^>]*action="\/cars\/used\/"/);
  expect(html).toMatch(
    /<input[^>]*name="color"[^>]*value="black"[^>]*checked=""|<input[^>]*name="color"[^>]*checked=""[^>]*value="black"/,
  );
  expect(html).toMatch(/<input[^>]*name="priceTo"[^>]*value="2\u00a0000\u00a0000"/);
  expect(html).toContain('form="listing-filter"');
  expect(textOf(html)).toContain('Показать 128 автомобилей');
});

test('a listing that nothing can narrow has neither filter nor order', () => {
  const [only] = listingPage.items;
  const one = { current: 1, size: 24, totalPages: 1, totalResults: 1 };
  const values = { ...facets.values, mark: [], model: [], bodyType: [], color: [], seats: [] };
  const alike = { ...emptyPage.facets, values, vat: 1 };
  const html = screen('', { ...listingPage, items: only ? [only] : [], meta: { page: one }, facets: alike });
  expect(html.match(/data-card=""/g)).toHaveLength(1);
  expect(html).not.toContain('listing-filter');
  expect(screen('priceTo=2000000', { ...listingPage, facets: alike })).toContain('listing-filter');
});

test('every choice has a chip that leads to the listing without it', () => {
  const html = screen('color=black,white&yearFrom=2020&sort=price-asc');
  const links = linksOf(html);
  expect(links).toContain('/cars/used/?color=white&yearFrom=2020&sort=price-asc');
  expect(links).toContain('/cars/used/?color=black,white&sort=price-asc');
  expect(links).toContain('/cars/used/?sort=price-asc');
});

test('pages are links, and the text for search engines stands on the bare first page alone', () => {
  expect(linksOf(screen())).toContain('/cars/used/?page=2');
  expect(textOf(screen())).toContain('Первый абзац.');
  expect(textOf(screen('color=black'))).not.toContain('Первый абзац.');
});

test('an empty listing offers which single choice to drop, with what that brings', () => {
  const html = screen('color=black&priceTo=900000', emptyPage);
  const text = textOf(html);
  expect(text).toContain('По вашему выбору ничего не нашлось');
  expect(text).toContain('12 автомобилей');
  expect(text.match(/Сбросить/g)).toHaveLength(1);
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/cars/used/?priceTo=900000', '/cars/used/?color=black', '/cars/used/']),
  );
});

test('models are offered when exactly one mark is chosen, and the mark lives in the path', () => {
  expect(screen()).not.toContain('name="model"');
  const html = screen('mark=toyota');
  expect(html).toContain('name="model"');
  expect(linksOf(html)).toContain('/cars/used/toyota/camry/');
});
