import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { callsOf, fileForm, tellEvent } from '../../testing/account-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { purgeFiles } from '../files/service.ts';
import { tendGarage } from './clock.ts';

const car = (n: number, more: object = {}) => ({
  stateNumber: `а${100 + n}вс77`,
  mark: 'Haval',
  model: 'Jolion',
  year: 2021,
  ...more,
});
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let mine: ReturnType<typeof callsOf>;
  let other: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    mine = callsOf(app, (await signInAs(app, { holdingId: 1, phone: '79161112233' })).authorization);
    other = callsOf(app, (await signInAs(app, { holdingId: 1, phone: '79162223344' })).authorization);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.query('delete from garage_car'));
  const statusOf = async (id: string) => (await mine('GET', `/garage/${id}`)).body.status;

  test('the first car is the main one; another takes over by hand, and when the main one is archived', async () => {
    const first = await mine('POST', '/garage', car(1, { mileageKm: 29_000 }));
    expect([first.status, first.body.stateNumber, first.body.isMain]).toEqual([200, 'А 101 ВС 77', true]);
    expect(first.body.maintenance).toMatchObject({ number: 2, mileage: 30_000, kmLeft: 1_000 });
    const second = await mine('POST', '/garage', car(2));
    expect(second.body.isMain).toBe(false);
    await mine('POST', `/garage/${second.body.id}/main`, {});
    const mains = async () =>
      (await mine('GET', '/garage')).body.items.filter((one: { isMain: boolean }) => one.isMain);
    expect((await mains()).map(({ id }: { id: string }) => id)).toEqual([second.body.id]);
    expect((await mine('POST', `/garage/${second.body.id}/archive`, { isArchived: true })).body.status).toBe(
      'archived',
    );
    expect((await mains()).map(({ id }: { id: string }) => id)).toEqual([first.body.id]);
    expect((await mine('POST', `/garage/${second.body.id}/main`, {})).status).toBe(400);
  });

  test('five cars and not one more, also when they come at once; an archived one makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => mine('POST', '/garage', car(n))));
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([5, 3]);
    expect(refused[0]?.body.details[0].field).toBe('limit');
    const id = answers.find(({ status }) => status === 200)?.body.id;
    await mine('POST', `/garage/${id}/archive`, { isArchived: true });
    expect((await mine('POST', '/garage', car(20))).status).toBe(200);
    expect((await mine('POST', `/garage/${id}/archive`, { isArchived: false })).status).toBe(409);
  });

  test('the same car is not added twice, a wrong number or VIN is told by its field', async () => {
    await mine('POST', '/garage', car(1));
    expect((await mine('POST', '/garage', car(1))).status).toBe(409);
    const wrong = async (words: object) =>
      (await mine('POST', '/garage', { ...car(2), ...words })).body.details[0].field;
    expect(await wrong({ stateNumber: 'ф123вс77' })).toBe('stateNumber');
    expect(await wrong({ vin: 'XTA' })).toBe('vin');
    expect(await wrong({ stateNumber: null })).toBe('stateNumber');
    expect(await wrong({ mark: '' })).toBe('mark');
    expect((await other('POST', '/garage', car(1))).status).toBe(200);
  });

  test('a VIN of our stock names the car, another its maker; a car that we know needs no check', async () => {
    const [known] = await app.database.query<{ vin: string; mark: string; model: string }>(
      `select v.vin, mark.name as mark, model.name as model from vehicle v join mark on mark.id = v.mark_id
       join model on model.id = v.model_id where v.type = 'cars' order by v.id limit 1`,
    );
    const decoded = (await mine('POST', '/garage/decode', { vin: known?.vin.toLowerCase() })).body;
    expect(decoded).toMatchObject({ source: 'stock', mark: known?.mark, model: known?.model });
    expect((await mine('POST', '/garage/decode', { vin: 'XTA210990MY576191' })).body).toMatchObject({
      source: 'maker',
      mark: 'Lada',
      model: null,
      year: 2021,
    });
    expect((await mine('POST', '/garage/decode', { vin: 'ZZZ21099004357619' })).body.source).toBeNull();
    expect((await mine('POST', '/garage', { ...car(1), vin: known?.vin })).body.status).toBe('active');
    expect((await mine('POST', '/garage', car(2))).body.status).toBe('checking');
  });

  test('checking ends when the group answers, with recalls, or by itself after a day; another VIN begins it anew', async () => {
    const vin = 'XTA210990MY576191';
    const { id } = (await mine('POST', '/garage', car(1, { vin }))).body;
    const silent = (await mine('POST', '/garage', car(2))).body;
    expect(await statusOf(id)).toBe('checking');
    const recalls = [{ code: 'R-1', title: 'Подушка безопасности', isDone: false }];
    await tellEvent(app, 'garage.checked', { vin, recalls });
    expect((await mine('GET', `/garage/${id}`)).body).toMatchObject({ status: 'active', openRecalls: 1, recalls });
    await tendGarage(app.services, hours(23));
    expect(await statusOf(silent.id)).toBe('checking');
    await tendGarage(app.services, hours(25));
    expect(await statusOf(silent.id)).toBe('active');
    const edited = await mine('PATCH', `/garage/${id}`, { mark: 'Lada', model: '2109', vin: 'XTA210990MY576192' });
    expect([edited.body.status, edited.body.recalls, edited.body.stateNumber]).toEqual([
      'checking',
      null,
      'А 101 ВС 77',
    ]);
  });

  test('mark and model stand as the dictionary writes them, what it does not know as the customer does', async () => {
    const [known] = await app.database.query<{ code: string; mark: string; model: string; typed: string }>(
      `select m.code, m.name as mark, o.name as model, o.name_ru as typed from model o join mark m on m.id = o.mark_id
       where o.name_ru <> o.name order by o.id limit 1`,
    );
    if (!known) throw new Error('The dictionary has no such model.');
    const { code, mark, model, typed } = known;
    const written = async (words: object) => (await mine('POST', '/garage', car(3, words))).body;
    const { id, ...first } = await written({ mark: code.toUpperCase(), model: typed.toLowerCase() });
    expect(first).toMatchObject({ markCode: code, mark, model });
    const edited = await mine('PATCH', `/garage/${id}`, { mark: 'Самоделка', model: typed });
    expect(edited.body).toMatchObject({ markCode: null, mark: 'Самоделка', model: typed });
  });

  test('mileage goes back only with a remark, and its history keeps both', async () => {
    const { id } = (await mine('POST', '/garage', car(1, { mileageKm: 50_000 }))).body;
    const refused = await mine('POST', `/garage/${id}/mileage`, { km: 40_000 });
    expect([refused.status, refused.body.details[0].field]).toEqual([400, 'remark']);
    const { body } = await mine('POST', `/garage/${id}/mileage`, { km: 40_000, remark: 'Заменили щиток' });
    expect(body.mileage.map(({ km, remark }: { km: number; remark: string }) => [km, remark])).toEqual([
      [50_000, null],
      [40_000, 'Заменили щиток'],
    ]);
    expect(body.mileageKm).toBe(40_000);
  });

  test('papers are the owner’s alone, and go with their car', async () => {
    const { id } = (await mine('POST', '/garage', car(1))).body;
    const paper = (await mine('POST', `/garage/${id}/papers`, fileForm())).body;
    expect(paper).toMatchObject({ name: 'sts.pdf', mime: 'application/pdf' });
    const path = `/garage/${id}/papers/${paper.id}`;
    expect(Buffer.from((await mine('GET', path)).body.base64, 'base64').toString()).toContain('%PDF');
    expect((await other('GET', path)).status).toBe(404);
    expect((await other('DELETE', path, {})).status).toBe(404);
    const kept = (await mine('POST', `/garage/${id}/papers`, fileForm('pts.pdf'))).body;
    await mine('DELETE', path, {});
    expect((await mine('GET', path)).status).toBe(404);
    await app.database.query('delete from garage_car');
    await purgeFiles(app.services);
    await expect(app.services.files.get(kept.id)).rejects.toThrow();
  });

  test('a stranger’s car, an unknown and a malformed one are the same 404; a guest gets 401', async () => {
    const { id } = (await mine('POST', '/garage', car(1))).body;
    const seen = await Promise.all([
      other('GET', `/garage/${id}`),
      mine('GET', `/garage/${randomUUID()}`),
      mine('GET', '/garage/x'),
    ]);
    expect(seen.map(({ status, body }) => [status, body.message])).toEqual(
      Array(3).fill([404, 'Такого автомобиля нет.']),
    );
    expect((await callsOf(app, undefined)('GET', `/garage/${id}`)).status).toBe(401);
  });

  test('a paid service is connected, its renewal stopped, and it ends with its term', async () => {
    const event = { phone: '79161112233', serviceId: 's1', code: 'remote', name: 'Удалённый запуск', isRenewed: true };
    const term = { startsOn: '2026-01-01', endsOn: '2026-12-31', price: 120_000 };
    const tell = (status: string, more: object = {}) =>
      tellEvent(app, 'functional-service', { ...event, ...term, status, ...more });
    await tell('active');
    const list = async () => (await mine('GET', '/functional-services')).body.items[0];
    const { id } = await list();
    await tendGarage(app.services, new Date('2027-01-02T12:00:00Z'));
    expect((await list()).status).toBe('active');
    expect((await other('POST', `/functional-services/${id}/renewal`, { isRenewed: false })).status).toBe(404);
    expect((await mine('POST', `/functional-services/${id}/renewal`, { isRenewed: false })).body.isRenewed).toBe(false);
    await tell('active');
    expect((await list()).isRenewed).toBe(false);
    await tendGarage(app.services, new Date('2027-01-02T12:00:00Z'));
    expect((await list()).status).toBe('ended');
    await tell('active', { endsOn: '2027-12-31' });
    await tell('cancelled', { endsOn: '2027-12-31' });
    expect(await list()).toMatchObject({ status: 'cancelled', endsOn: '2027-12-31' });
    await expect(tell('ended')).rejects.toThrow('Такого перехода нет.');
  });
});
