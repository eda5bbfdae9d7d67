import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { bookingCalls, centre, freeTimes, newSecret, serviceSlot } from '../../testing/booking-calls.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let calls: ReturnType<typeof bookingCalls>;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60, trustProxy: true });
    calls = bookingCalls(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['booking', 'lead', 'rate_count', 'idempotency']) {
      await app.database.query(`delete from ${table}`);
    }
  });
  const standing = () =>
    app.database.query(`select status, lead_id is not null as "hasLead" from booking order by created_at`);
  /** Leaves the centre one bay and one adviser. */
  const withOneBay = async (work: () => Promise<void>) => {
    await app.database.query(
      `update booking_resource set dealer_code = '-' where dealer_code = $1 and id not in ($2, $3)`,
      [centre, `${centre}:bay:1`, `${centre}:master:1`],
    );
    await work().finally(() =>
      app.database.query(`update booking_resource set dealer_code = $1 where dealer_code = '-'`, [centre]),
    );
  };

  test('a visit is held, confirmed with its lead, read by its secret, and its words are about the time', async () => {
    const [, , startsAt] = await freeTimes(app);
    const secret = newSecret();
    const held = await calls.hold(serviceSlot(startsAt, secret));
    expect([held.status, held.body.startsAt]).toEqual([200, startsAt]);
    const confirmed = await calls.confirm(serviceSlot(startsAt, secret), '79161112233', {
      email: 'anna@example.com',
      vin: 'XTA21099043576191',
      manufactureYear: '2021',
    });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(await standing()).toEqual([{ status: 'confirmed', hasLead: true }]);
    const token = confirmed.body.token as string;
    const { body: request } = await postJson(app, '/api/request/view?holdingId=1', { token });
    expect(request.number).toBe(confirmed.body.number);
    const { body: view } = await calls.read(secret);
    expect(view).toMatchObject({
      kind: 'service',
      status: 'confirmed',
      isChangeable: true,
      number: confirmed.body.number,
      startsAt,
      vehicle: 'haval Jolion, 2021',
      dealer: { code: centre },
      works: [{ code: 'oil' }],
    });
    expect(view.calendar).toContain('SEQUENCE:0\r\n');
    const [lead] = await app.database.query('select form_id, dealer_code, data from lead');
    expect(lead).toMatchObject({
      form_id: 'form_service_online',
      dealer_code: centre,
      data: { date: startsAt?.slice(0, 10), time: startsAt?.slice(11, 16), vin: 'XTA21099043576191' },
    });
    const messages = await app.database.query<{ kind: string; channel: string; body: string; waits: boolean }>(
      `select kind, channel, body, next_attempt_at > now() + interval '1 minute' as waits from outbox
       order by next_attempt_at, channel desc`,
    );
    expect(messages.slice(0, 2).map((message) => [message.kind, message.channel, message.waits])).toEqual([
      ['booking-confirmation', 'sms', false],
      ['booking-confirmation', 'mail', false],
    ]);
    for (const { body } of messages.slice(0, 2)) {
      expect(body).toContain(`/booking/#${secret}`);
      expect(body).toContain(startsAt?.slice(11, 16));
    }
    for (const { kind: name, body } of messages.slice(2)) {
      expect(name).toBe('booking-reminder');
      expect(body).not.toContain(secret);
    }
    expect(JSON.stringify(await app.database.query('select * from booking'))).not.toMatch(
      /XTA21099043576191|79161112233/,
    );
    expect(JSON.stringify(await app.database.query('select * from booking'))).not.toContain(secret);
  });

  test('200 clients want one slot: one gets it, each of the others hears of the nearest free times', async () => {
    await withOneBay(async () => {
      const [, , startsAt] = await freeTimes(app);
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          calls.hold(serviceSlot(startsAt, newSecret()), { from: `203.0.${n % 100}.${n}` }),
        ),
      );
      const refused = answers
        .filter(({ status }) => status !== 200)
        .map(({ status, body }) => `${status} ${body.message}`);
      expect([refused.length, new Set(refused)]).toEqual([199, new Set(['409 Это время уже занято.'])]);
      const losers = answers.filter(({ status }) => status === 409);
      const free = await freeTimes(app);
      for (const { body } of losers) {
        const near = body.details.map(({ message }) => message);
        expect(near).toHaveLength(4);
        expect(near.every((slot) => free.includes(slot) && slot !== startsAt)).toBe(true);
      }
      expect(await standing()).toHaveLength(1);
    });
  });

  test('confirming without a hold is a race too, and the loser leaves neither lead nor message', async () => {
    await withOneBay(async () => {
      const [startsAt] = await freeTimes(app);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          calls.confirm(serviceSlot(startsAt, newSecret()), `7916111${String(n).padStart(4, '0')}`),
        ),
      );
      expect(answers.map(({ status, body }) => `${status} ${body.message ?? ''}`).sort()).toEqual([
        '200 ',
        ...Array(19).fill('409 Это время уже занято.'),
      ]);
      expect(await app.database.rows('select count(*)::int from lead')).toEqual([[1]]);
      expect(await standing()).toEqual([{ status: 'confirmed', hasLead: true }]);
    });
  });

  test('a hold that is over blocks nobody; until somebody comes it is still the one of who had it', async () => {
    await withOneBay(async () => {
      const [startsAt, other] = await freeTimes(app);
      const [first, second] = [newSecret(), newSecret()];
      await calls.hold(serviceSlot(startsAt, first));
      expect(await freeTimes(app)).not.toContain(startsAt);
      expect((await calls.hold(serviceSlot(startsAt, second))).status).toBe(409);
      await app.database.query(`update booking set expires_at = now() - interval '1 second'`);
      expect(await freeTimes(app)).toContain(startsAt);
      expect((await calls.confirm(serviceSlot(startsAt, first), '79161112233')).status).toBe(200);
      await calls.hold(serviceSlot(other, first));
      await app.database.query(`delete from booking`);
      await calls.hold(serviceSlot(startsAt, first));
      await app.database.query(`update booking set expires_at = now() - interval '1 second'`);
      expect((await calls.hold(serviceSlot(startsAt, second))).status).toBe(200);
      expect((await calls.confirm(serviceSlot(startsAt, first), '79161112244')).status).toBe(409);
    });
  });

  test('another choice of the same visitor frees the one before; the same one is renewed', async () => {
    const times = await freeTimes(app);
    // Of another day: late in the evening two works no longer fit into this one.
    const [one, two] = times.filter((time) => time.slice(0, 10) !== times[0]?.slice(0, 10));
    const secret = newSecret();
    await calls.hold(serviceSlot(one, secret));
    await calls.hold(serviceSlot(one, secret));
    await calls.hold(serviceSlot(two, secret, ['oil', 'computer']));
    expect(await app.database.rows('select works from booking')).toEqual([[['oil', 'computer']]]);
  });

  test('a repeat under the key gets the same answer, another body is a conflict', async () => {
    const [startsAt] = await freeTimes(app);
    const slot = serviceSlot(startsAt, newSecret());
    const key = randomUUID();
    const first = await calls.confirm(slot, '79161112233', {}, key);
    const again = await calls.confirm(slot, '79161112233', {}, key);
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    expect((await calls.confirm(slot, '79161112244', {}, key)).status).toBe(409);
    expect(JSON.stringify(await app.database.query('select answer from idempotency'))).not.toContain(slot.secret);
  });

  test('a visit is moved in one step with its reminders, and cancelled with them', async () => {
    const times = await freeTimes(app);
    const [startsAt, target] = [times.at(-20), times.at(-1)];
    const secret = newSecret();
    await calls.confirm(serviceSlot(startsAt, secret), '79161112233');
    const reminders = () =>
      app.database.rows(`select count(*)::int from outbox where kind = 'booking-reminder' and status = 'pending'`);
    expect(await reminders()).toEqual([[2]]);
    const moved = await calls.move(secret, target);
    expect([moved.status, moved.body.startsAt]).toEqual([200, target]);
    expect(moved.body.calendar).toContain('SEQUENCE:1\r\n');
    expect(await freeTimes(app)).toContain(startsAt);
    expect(await reminders()).toEqual([[2]]);
    const [lead] = await app.database.query<{ data: object }>('select data from lead');
    expect(lead?.data).toMatchObject({ date: target?.slice(0, 10), time: target?.slice(11, 16) });
    const cancelled = await calls.cancel(secret);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', isChangeable: false });
    expect(cancelled.body.calendar).toContain('METHOD:CANCEL');
    expect((await calls.cancel(secret)).status).toBe(200);
    expect(await reminders()).toEqual([[0]]);
    expect((await calls.move(secret, startsAt)).status).toBe(409);
  });

  test('who withdraws the request frees its time and hears of it no more; the kept answer opens nothing', async () => {
    const [startsAt] = (await freeTimes(app)).slice(-1);
    const slot = serviceSlot(startsAt, newSecret());
    const key = randomUUID();
    const { token } = (await calls.confirm(slot, '79161112233', {}, key)).body as unknown as { token: string };
    expect((await calls.confirm(slot, '79161112233', {}, key)).body.token).toBe(token);
    expect(JSON.stringify(await app.database.query('select answer from idempotency'))).not.toContain(token);
    expect((await postJson(app, '/api/request/withdraw?holdingId=1', { token })).status).toBe(200);
    expect(await freeTimes(app)).toContain(startsAt);
    expect((await calls.read(slot.secret)).body.status).toBe('cancelled');
    const reminders = `select id from outbox where kind = 'booking-reminder' and status = 'pending'`;
    expect(await app.database.query(reminders)).toEqual([]);
  });

  test('a service visit without its time is no lead', async () => {
    const formData = { firstname: 'Анна', phone: '79161112233', mark: 'haval', model: 'Jolion', policy: true };
    const body = { formId: 'form_service_online', formUrl: '/service/online/', formData };
    const { status, body: said } = await postJson(app, '/api/lead/commit?holdingId=1', body);
    expect([status, said.details]).toEqual([400, [{ field: 'formId', message: 'нет такой формы' }]]);
    expect(await app.database.query('select id from lead')).toEqual([]);
  });

  test('a move to a taken time changes nothing and names the nearest ones; to a time that overlaps its own it may go', async () => {
    await withOneBay(async () => {
      const times = await freeTimes(app, `kind=service&dealer=${centre}&works=maintenance`);
      const [startsAt, overlapping] = times;
      const [mine, other] = [newSecret(), newSecret()];
      await calls.confirm(serviceSlot(startsAt, mine, ['maintenance']), '79161112233');
      const [taken] = await freeTimes(app, `kind=service&dealer=${centre}&works=maintenance`);
      await calls.confirm(serviceSlot(taken, other, ['maintenance']), '79161112244');
      const refused = await calls.move(mine, taken);
      expect([refused.status, refused.body.details.length]).toEqual([409, 4]);
      expect((await calls.read(mine)).body.startsAt).toBe(startsAt);
      await calls.cancel(other);
      expect((await calls.move(mine, overlapping)).body.startsAt).toBe(overlapping);
    });
  });

  test('a test drive takes a demo car and an adviser for its hour', async () => {
    const query = `kind=testdrive&dealer=${centre}&mark=haval`;
    const [startsAt] = await freeTimes(app, query);
    const slot = { kind: 'testdrive', dealer: centre, works: [], mark: 'haval', startsAt, secret: newSecret() };
    const { status, body: told } = await calls.confirm(slot, '79161112233', { dealer: centre });
    expect(status).toBe(200);
    const { body: request } = await postJson(app, '/api/request/view?holdingId=1', { token: told.token });
    const [day, clock] = [startsAt?.slice(0, 10).split('-').reverse().join('.'), startsAt?.slice(11, 16)];
    expect(request).toMatchObject({ date: `${day}, ${clock}`, isOpen: true });
    const [message] = await app.database.query<{ body: string }>(
      `select body from outbox where channel = 'sms' limit 1`,
    );
    expect(message?.body).toContain(`в ${clock} по московскому времени`);
    expect(await freeTimes(app, query)).not.toContain(startsAt);
    expect(await freeTimes(app, `kind=testdrive&dealer=${centre}&mark=tank`)).toContain(startsAt);
    const { body } = await app.get(`/api/booking/slots?holdingId=1&kind=testdrive&dealer=${centre}&mark=bmw`);
    expect(body).toMatchObject({ days: [] });
  });

  test.each([
    ['an unknown secret', 'read', { secret: newSecret() }, 404],
    ['a short secret', 'read', { secret: 'short' }, 400],
    [
      'a centre of another holding',
      'hold',
      { ...serviceSlot('2026-12-01T10:00:00+03:00', newSecret()), dealer: 'asc-yug' },
      404,
    ],
    ['no works', 'hold', serviceSlot('2026-12-01T10:00:00+03:00', newSecret(), []), 400],
    ['unknown works', 'hold', serviceSlot('2026-12-01T10:00:00+03:00', newSecret(), ['magic']), 400],
    [
      'too many works',
      'hold',
      serviceSlot('2026-12-01T10:00:00+03:00', newSecret(), ['polishing', 'dry-cleaning']),
      400,
    ],
    ['a time of another zone', 'hold', serviceSlot('2026-12-01T10:00:00Z', newSecret()), 400],
    ['the past', 'hold', serviceSlot('2020-12-01T10:00:00+03:00', newSecret()), 409],
    ['the night', 'hold', serviceSlot('2026-12-01T03:00:00+03:00', newSecret()), 409],
  ])('%s is refused', async (_, name, body, status) => {
    const calling = { read: () => calls.read((body as { secret: string }).secret), hold: () => calls.hold(body) };
    expect((await calling[name as 'read' | 'hold']()).status).toBe(status);
    expect(await standing()).toEqual([]);
  });

  test('holds of one address are counted', async () => {
    const statuses: number[] = [];
    for (const startsAt of (await freeTimes(app)).slice(0, 62)) {
      statuses.push((await calls.hold(serviceSlot(startsAt, newSecret()), { from: '198.51.100.7' })).status);
    }
    expect(statuses.slice(58)).toEqual([200, 200, 429, 429]);
  });

  test('nothing of a visitor is logged', () => {
    expect(app.logged()).not.toMatch(/7916111|secret|XTA2109/);
  });
});
