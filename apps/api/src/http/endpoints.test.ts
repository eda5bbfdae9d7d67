import type { CatalogPage } from '@showroom/api-contract/catalog';
import type { Seo, StaticPage } from '@showroom/api-contract/content';
import type { RedirectRow } from '@showroom/api-contract/contract';
import { listOperations } from '@showroom/api-contract/operations';
import type { SearchAnswer } from '@showroom/api-contract/search';
import type { ExistenceKind } from '@showroom/domain/existence';
import type { Dealer, Mark, Model, VehicleCard, VehicleDetail } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../db/testing.ts';
import { resolveAddress } from '../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const outputs = new Map(listOperations().map((operation) => [operation.name, operation.output]));

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  /** Asks one endpoint, and holds its answer against the contract. */
  async function ask<T>(name: string, path: string): Promise<T> {
    const { status, body } = await app.get(path);
    expect(status, JSON.stringify(body)).toBe(200);
    const schema = outputs.get(name);
    if (!schema) throw new Error(`The contract has no ${name}.`);
    expect(v.safeParse(schema, body).issues).toBeUndefined();
    return body as T;
  }
  const listing = () => ask<CatalogPage>('catalog.list', '/api/catalog?holdingId=1&type=cars');
  const firstCard = async () => {
    const [card] = (await listing()).items;
    if (!card) throw new Error('The seed has no cars.');
    return card;
  };

  test('marks come in the order of their names, with counts that add up to the listing', async () => {
    const { data } = await ask<{ data: Mark[] }>('brands.list', '/api/brands?holdingId=1&type=cars');
    const page = await listing();
    expect(data.reduce((sum, mark) => sum + mark.stock.total, 0)).toBe(page.meta.page.totalResults);
    const counts = new Map(page.facets.values.mark.map(({ value, count }) => [value, count]));
    for (const mark of data)
      expect([mark.code, mark.stock.new + mark.stock.used]).toEqual([mark.code, counts.get(mark.code) ?? 0]);
  });

  test('search answers over HTTP in the shape of PRD-3, ticked facets travel as JSON', async () => {
    const at = (query: string, rest = '') => `/api/search?holdingId=1&query=${encodeURIComponent(query)}${rest}`;
    const answer = await ask<SearchAnswer>('search.find', at('kflf'));
    expect(answer.vehicles.results[0]?.mark.raw).toBe('Lada');
    const [model] = answer.vehicles.facets.model;
    const filter = encodeURIComponent(JSON.stringify({ model: [model?.value] }));
    const ticked = await ask<SearchAnswer>(
      'search.find',
      at('kflf', `&filter=${filter}&trli=true&trla=true&trlali=true`),
    );
    expect(new Set(ticked.vehicles.results.map((item) => item.model.raw))).toEqual(new Set([model?.value]));
    for (const refused of [at(' '), at('x'.repeat(201)), at('лада', '&filter=%7B'), at('лада', '&pageVehicles=0')])
      expect((await app.get(refused)).status).toBe(400);
  });

  test('models of a mark belong to it, and their counts add up to the mark', async () => {
    const { mark } = await firstCard();
    const { data } = await ask<{ data: Model[] }>(
      'brands.models',
      `/api/models?holdingId=1&type=cars&markCode=${mark.code}`,
    );
    const marks = await ask<{ data: Mark[] }>('brands.list', '/api/brands?holdingId=1&type=cars');
    expect(new Set(data.map((model) => model.markCode))).toEqual(new Set([mark.code]));
    expect(data.reduce((sum, model) => sum + model.stock.total, 0)).toBe(
      marks.data.find((item) => item.code === mark.code)?.stock.total,
    );
    expect((await ask<{ data: Model[] }>('brands.models', '/api/models?holdingId=1&markCode=nope')).data).toEqual([]);
  });

  test('a vehicle of the listing has its page at its own holding only', async () => {
    const card = await firstCard();
    const vehicle = await ask<VehicleDetail>('catalog.detail', `/api/catalog/${card.id}?holdingId=1`);
    expect(vehicle.price).toBe(card.price);
    expect((await app.get(`/api/catalog/${card.id}?holdingId=2`)).status).toBe(404);
  });

  test('a sold vehicle answers 410 and still has similar ones', async () => {
    const card = await firstCard();
    await app.database.query("update vehicle set status = 'sold' where id = $1", [card.id]);
    expect(await app.get(`/api/catalog/${card.id}?holdingId=1`)).toMatchObject({
      status: 410,
      body: { code: 5, details: [] },
    });
    expect(
      await ask('navigation.resolve', resolveAddress('vehicle', `/catalog/${card.id}/`, [String(card.id)])),
    ).toEqual({
      state: 'gone',
    });
    const { items } = await ask<{ items: VehicleCard[] }>(
      'catalog.similar',
      `/api/catalog/${card.id}/similar?holdingId=1&size=3`,
    );
    expect(items).toHaveLength(3);
    await app.database.query("update vehicle set status = 'on-sale' where id = $1", [card.id]);
  });

  test('dealer centres of the asked city come first', async () => {
    const { data } = await ask<{ data: Dealer[] }>('dealers.list', '/api/dealers?holdingId=1&city=spb');
    const cities = data.map((dealer) => dealer.city);
    expect(cities).toEqual([...cities].sort().reverse());
    expect(cities).toContain('msk');
    const code = data[0]?.code;
    expect(await ask<Dealer>('dealers.detail', `/api/dealers/${code}?holdingId=1`)).toEqual(data[0]);
    expect((await app.get(`/api/dealers/${code}?holdingId=2`)).status).toBe(404);
  });

  test('a form is offered only the centres with the department and the mark', async () => {
    const { data } = await ask<{ data: Dealer[] }>('dealers.list', '/api/dealers?holdingId=1');
    const mark = data.find((dealer) => dealer.marks.length > 0)?.marks[0]?.code ?? '';
    const fits = (dealer: Dealer) =>
      dealer.departments.some(({ code }) => code === 'new-cars') && dealer.marks.some(({ code }) => code === mark);
    const short = await ask<{ code: string }[]>(
      'dealers.short',
      `/api/dealers/short?holdingId=1&department=new-cars&markCode=${mark}`,
    );
    expect(short.map(({ code }) => code).sort()).toEqual(
      data
        .filter(fits)
        .map(({ code }) => code)
        .sort(),
    );
    expect(short.length).toBeGreaterThan(0);
    expect(await ask('dealers.short', '/api/dealers/short?holdingId=1&markCode=nope')).toEqual([]);
  });

  test('a redirect is found with or without its slash, whatever the case or the escapes', async () => {
    const table = await ask<{ items: RedirectRow[] }>('navigation.redirects', '/api/redirects?holdingId=1');
    const row = table.items.find(({ status }) => status !== 410);
    if (!row) throw new Error('The seed has no redirects.');
    const spellings = [
      row.urlFrom,
      row.urlFrom.slice(0, -1),
      encodeURI(row.urlFrom).toUpperCase(),
      `${row.urlFrom}?a=1`,
    ];
    for (const url of spellings) {
      const found = await ask('navigation.redirects', `/api/redirects?holdingId=1&url=${encodeURIComponent(url)}`);
      expect(found).toEqual({ items: [row] });
      const answer = await ask('navigation.resolve', resolveAddress('listing', url));
      expect(answer).toEqual({ state: 'moved', to: row.urlTo, status: row.status });
    }
  });

  test('a redirect that leads off the site or to itself is not handed out, even when it is stored', async () => {
    for (const [from, to] of [
      ['/bad-1/', '//evil.example/'],
      ['/bad-2/', 'https://evil.example/'],
      ['/bad-3/', '/bad-3'],
    ]) {
      await app.database.query('insert into redirect (holding_id, url_from, url_to, status) values (9, $1, $2, 301)', [
        from,
        to,
      ]);
    }
    expect(await ask('navigation.redirects', '/api/redirects?holdingId=9&url=/bad-1/')).toEqual({ items: [] });
    expect(await ask('navigation.redirects', '/api/redirects?holdingId=9')).toEqual({ items: [] });
    expect(await ask('navigation.resolve', resolveAddress('listing', '/bad-2/', [], 9))).toEqual({ state: 'missing' });
  });

  test('pages of marks and models exist when the dictionaries know them, in stock or not', async () => {
    const { mark, model } = await firstCard();
    const cases: [state: 'exists' | 'missing', kind: ExistenceKind, path: string, values?: string[]][] = [
      ['exists', 'listing', `/cars/new/${mark.code}`],
      ['exists', 'listing', `/cars/used/${mark.code}/${model.code}/`],
      ['exists', 'listing', `/cars/new/${mark.code}/${model.code}/year-1990/`],
      ['exists', 'mark', `/brands/${mark.code}/`, [mark.code]],
      ['exists', 'mark', `/brands/${mark.code}/credit/`, [mark.code]],
      ['exists', 'model', `/brands/${mark.code}/${model.code}/`, [mark.code, model.code]],
      ['missing', 'listing', '/cars/new/nope/'],
      ['missing', 'listing', `/cars/new/${mark.code}/nope/`],
      ['missing', 'listing', `/jet-ski/new/${mark.code}/${model.code}/`],
      ['missing', 'listing', '/contacts/'],
      ['missing', 'listing', '/%25'],
      ['missing', 'mark', '/brands/nope/', ['nope']],
      ['missing', 'mark', '/brands/credit/', ['тойота']],
      ['missing', 'model', `/brands/${mark.code}/credit/`, [mark.code, 'credit']],
      ['missing', 'series', `/brands/${mark.code}/${model.code}/nope/`, [mark.code, model.code, 'nope']],
    ];
    for (const [state, kind, path, values] of cases) {
      const { body } = await app.get(resolveAddress(kind, path, values));
      expect([kind, path, body]).toEqual([kind, path, { state }]);
    }
  });

  test.each(['0', '007', 'abc', '1', '99999999999', '2147483648'])('no vehicle has the number %s', async (id) => {
    expect(await ask('navigation.resolve', resolveAddress('vehicle', `/catalog/${id}/`, [id]))).toEqual({
      state: 'missing',
    });
  });

  test('centres and static pages are those of the asked holding', async () => {
    const [row] = await app.database.query<{ code: string }>('select code from dealer where holding_id = 1 limit 1');
    const code = row?.code ?? '';
    const state = async (...question: Parameters<typeof resolveAddress>) =>
      (await ask<{ state: string }>('navigation.resolve', resolveAddress(...question))).state;
    expect(await state('dealer', `/contacts/${code}/`, [code])).toBe('exists');
    expect(await state('dealer', `/contacts/${code}/`, [code], 2)).toBe('missing');
    expect(await state('static-page', '/cookie/', ['cookie'])).toBe('exists');
    expect(await state('static-page', '/cookie/', ['cookie'], 9)).toBe('missing');
  });

  test('a text of the workshop has one address, and the list of its section names it', async () => {
    const insert = (code: string) =>
      app.database.query(
        `insert into content_entry (holding_id, type, lang, code, status, title, lead, source, origin, blocks, publish_at, updated_at)
         select holding_id, type, lang, $1, status, $1, 'lead', source, origin, blocks, publish_at, updated_at
         from content_entry where holding_id = 1 and type = 'page' and code = 'cookie'
         on conflict do nothing`,
        [code],
      );
    for (const code of ['service-svechi', 'service-svechi-zima']) await insert(code);
    const state = async (path: string, code: string, holding = 1) =>
      (await ask<{ state: string }>('navigation.resolve', resolveAddress('service-page', path, [code], holding))).state;
    expect(await state('/service/svechi/', 'svechi')).toBe('exists');
    expect(await state('/service/svechi/zima/', 'svechi')).toBe('exists');
    expect(await state('/service/svechi-zima/', 'svechi-zima')).toBe('missing');
    expect(await state('/service/nothing/', 'nothing')).toBe('missing');
    expect(await state('/service/svechi/', 'svechi', 2)).toBe('missing');
    const { data } = await ask<{ data: { slug: string }[] }>(
      'content.services',
      '/api/static/section/service?holdingId=1',
    );
    expect(data.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['service-svechi', 'service-svechi-zima']));
    expect(data.filter(({ slug }) => slug.startsWith('services'))).toEqual([]);
  });

  test('a question that does not name its thing is refused', async () => {
    for (const query of [
      'kind=vehicle&path=/catalog/1/',
      'kind=model&mark=kia&path=/a/',
      'path=/cars/',
      'kind=a&path=/',
    ])
      expect((await app.get(`/api/resolve?holdingId=1&${query}`)).status, query).toBe(400);
  });

  test('texts of a listing are the written ones, or made from its mark and model', async () => {
    const { mark, model } = await firstCard();
    const seo = async (path: string) =>
      (
        await ask<{ data: Seo | null }>(
          'content.seo',
          `/api/seo?holdingId=1&url=${Buffer.from(path).toString('base64')}`,
        )
      ).data;
    expect((await seo('/cars/'))?.h1).toBeTruthy();
    expect((await seo(`/cars/new/${mark.code}/${model.code}/`))?.h1).toBe(`Новые ${mark.name} ${model.name}`);
    expect(await seo('/cars/new/nope/')).toBeNull();
    expect(await seo('/nowhere/')).toBeNull();
  });

  test('a static page comes as blocks, an unknown one is 404', async () => {
    const page = await ask<StaticPage>('content.page', '/api/static/page/home?holdingId=1');
    expect(page.blocks.length).toBeGreaterThan(0);
    expect((await app.get('/api/static/page/nope?holdingId=1')).body).toEqual({
      message: 'Страница не найдена.',
      code: 5,
      details: [],
    });
  });

  test('the caller’s city, the build, health and readiness', async () => {
    expect(await ask('system.location', '/api/suggestions/location?holdingId=1&ip=198.51.100.7')).toEqual({
      siteCityCode: 'spb',
    });
    expect(await ask('system.location', '/api/suggestions/location')).toEqual({ siteCityCode: null });
    expect(await ask('system.build', '/api/build?timestamp=1')).toEqual({ id: 'test-build' });
    expect((await app.get('/health')).body).toEqual({ status: 'ok' });
    expect((await app.get('/ready')).body).toEqual({ status: 'ready' });
  });
});
