import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Mark, Model } from '@showroom/domain/vehicle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('overviews of marks on %s', (engine) => {
  let app: TestApp;
  let popular: Model;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 1_500 });
    const { body } = await app.get('/api/models?holdingId=1&type=cars');
    const models = (body as { data: Model[] }).data;
    popular = models.reduce((best, model) => (model.stock.total > best.stock.total ? model : best));
  });
  afterAll(() => app.close());

  const read = async (path: string, holdingId = 1) => {
    const { status, body } = await app.get(`/api/brands/${path}?holdingId=${holdingId}`);
    expect([path, status]).toEqual([path, 200]);
    return body as BrandOverview;
  };
  /** @param path `toyota`, `toyota/camry`, `toyota/camry/xv70` */
  const state = async (path: string) => {
    const values = path.split('/');
    const kind = (['mark', 'model', 'series'] as const)[values.length - 1] ?? 'mark';
    return ((await app.get(resolveAddress(kind, `/brands/${path}/`, values))).body as { state: string }).state;
  };

  test('marks of one name are told apart where a list mixes types, and nowhere else', async () => {
    const names = async (query: string) => {
      const { body } = await app.get(`/api/brands?holdingId=1${query}`);
      return (body as { data: Mark[] }).data.map(({ name }) => name);
    };
    const mixed = await names('');
    expect(new Set(mixed).size).toBe(mixed.length);
    expect(mixed).toEqual(expect.arrayContaining(['Урал (мотоциклы)', 'Урал (коммерческий транспорт)', 'Toyota']));
    for (const type of ['moto', 'commercial']) expect(await names(`&type=${type}`)).toContain('Урал');
  });

  test('the line-up of a mark adds up to its stock, and the least price of it is the price of the mark', async () => {
    const { mark, stock, prices, models, offers, series } = await read(popular.markCode);
    expect(mark.code).toBe(popular.markCode);
    expect(models.reduce((sum, model) => sum + model.stock.total, 0)).toBe(stock.total);
    expect(stock.new + stock.used).toBe(stock.total);
    const priced = models.flatMap(({ priceFrom }) => priceFrom ?? []);
    expect(prices.from).toBe(Math.min(...priced));
    expect(models.find(({ code }) => code === popular.code)?.stock).toEqual(popular.stock);
    expect(models.every(({ picture }) => /^\/media\/studio\/[^/]+\/(?:[^/]+\/)?[^/]+\/front$/.test(picture.base))).toBe(
      true,
    );
    expect(offers.every((card) => card.mark.code === popular.markCode)).toBe(true);
    expect(series).toEqual([]);
  });

  test('generations, versions and trims of a model each add up to what is in stock of it', async () => {
    const { model, stock, prices, figures, versions, trims, series, offers } = await read(
      `${popular.markCode}/${popular.code}`,
    );
    const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    expect(model?.code).toBe(popular.code);
    expect(stock).toEqual(popular.stock);
    expect(sum(versions)).toBe(stock.total);
    expect(sum(trims)).toBe(stock.total);
    expect(series.reduce((total, item) => total + item.stock.total, 0)).toBe(stock.total);
    expect(prices.from).toBe(popular.priceFrom);
    expect(versions.map(({ power }) => power)).toContain(figures.power?.max);
    expect(offers.length).toBe(Math.min(8, stock.total));
  });

  test('a series has the vehicles of its generation alone, and every series of a model has its page', async () => {
    const path = `${popular.markCode}/${popular.code}`;
    const { series } = await read(path);
    expect(series.length).toBeGreaterThan(0);
    for (const item of series) {
      const overview = await read(`${path}/${item.code}`);
      expect(overview.current).toEqual(item);
      expect(overview.stock).toEqual(item.stock);
      expect(overview.offers.length).toBe(Math.min(8, item.stock.total));
      expect(await state(`${path}/${item.code}`)).toBe('exists');
    }
  });

  test('a mark without stock exists, with empty figures', async () => {
    const { stock, prices, figures, offers, models } = await read('man', 99);
    expect(stock).toEqual({ total: 0, new: 0, used: 0 });
    expect(prices).toEqual({ from: null, to: null, newFrom: null, usedFrom: null });
    expect(figures).toEqual({
      year: null,
      power: null,
      volume: null,
      bodyTypes: [],
      engineTypes: [],
      gearTypes: [],
      driveTypes: [],
    });
    expect(offers).toEqual([]);
    expect(models.length).toBeGreaterThan(0);
  });

  test('unknown marks, models and series are 404 for the page and missing for the pipeline', async () => {
    const { markCode, code } = popular;
    for (const path of ['nobody', `${markCode}/nothing`, `${markCode}/${code}/nothing`, `nobody/${code}`]) {
      expect([path, (await app.get(`/api/brands/${path}?holdingId=1`)).status]).toEqual([path, 404]);
      expect([path, await state(path)]).toEqual([path, 'missing']);
    }
    expect((await app.get('/api/brands/%D0%B0?holdingId=1')).status).toBe(400);
  });
});
