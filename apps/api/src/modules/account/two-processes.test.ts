import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing.ts';
import { endLives, kill, type Life, live } from '../../testing/killable-life.ts';
import { openPatiently } from '../../testing/patient.ts';
import { childSettings } from '../../testing/run-command.ts';
import { firstRefresh, hashOf } from './refresh-token.ts';

// Two processes of the API over one server: what holds for one customer, phone or address holds over both.
let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let lives: Life[];

beforeAll(async () => {
  server = await createTestDatabase({ vehicles: 60 });
  database = await openPatiently({ url: server.url, dataDir: '' });
  const born = () => live({ url: server.url, dataDir: '' }, '', childSettings());
  lives = await Promise.all([born(), born()]);
});
afterAll(async () => {
  endLives();
  await database.close();
  await server.drop();
});

type Pair = { token: string; refreshToken: string };
type Asked = { method?: string; bearer?: string; from?: string; headers?: Record<string, string>; body?: object };

/** Asks one of the two, in turn by `n`. */
async function ask(n: number, path: string, { method, bearer, from, headers, body }: Asked = {}) {
  const response = await fetch(`${lives[n % lives.length]?.origin}/api/${path}?holdingId=1`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
/** So many calls at once, half of them to each. */
const atOnce = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

let last = 79_160_000_000;
const newPhone = () => String(++last);

const refresh = (n: number, bearer: string) => ask(n, 'auth/refresh', { bearer });
const who = (n: number, bearer: string) => ask(n, 'user', { bearer });
const login = (n: number, phone: string, code: string, from?: string) =>
  ask(n, 'auth/login', { body: { phone, code }, ...(from !== undefined && { from }) });
const codesOf = async (phone: string) =>
  (
    await database.query<{ body: string }>(
      "select body from outbox where recipient = $1 and kind = 'sign-in-code' order by created_at desc",
      [phone],
    )
  ).map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '');
/** A code that one process sent. */
async function sentCode(phone: string): Promise<string> {
  await database.query("update report_code set created_at = created_at - interval '2 minutes' where phone = $1", [
    phone,
  ]);
  expect((await ask(0, 'auth/validate', { body: { phone } })).status).toBe(200);
  return (await codesOf(phone))[0] ?? '';
}
/** Signed in by the code of one process at the other. */
async function signIn(phone = newPhone()): Promise<Pair> {
  const answer = await login(1, phone, await sentCode(phone));
  expect(answer.status).toBe(200);
  return answer.body as Pair;
}
const liveTokens = async (token: string) =>
  (
    await database.rows(
      `select r.hash from customer_refresh r where r.replaced_at is null and r.session_id =
         (select session_id from customer_refresh where hash = $1)`,
      [hashOf(token)],
    )
  ).flat();

test('a hundred refreshes over both end in one live successor, generation after generation', async () => {
  let { refreshToken } = await signIn();
  for (const count of [100, 10, 10]) {
    const answers = await atOnce(count, (n) => refresh(n, refreshToken));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => String(body.refreshToken)));
    expect(successors.size).toBe(1);
    [refreshToken = ''] = successors;
    expect(await liveTokens(refreshToken)).toEqual([hashOf(refreshToken)]);
  }
});

test('a code is sent once, however many ask, and signs in once', async () => {
  const phone = newPhone();
  const asked = await atOnce(10, (n) => ask(n, 'auth/validate', { body: { phone } }));
  expect(new Set(statuses(asked))).toEqual(new Set([200]));
  const codes = await codesOf(phone);
  expect(codes).toHaveLength(1);
  const answers = await atOnce(10, (n) => login(n, phone, codes[0] ?? ''));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
});

test('wrong codes count over both: five void a code, ten lock the phone, and whoever is in stays in', async () => {
  const phone = newPhone();
  const { token } = await signIn(phone);
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
  const first = await sentCode(phone);
  await atOnce(5, (n) => login(n, phone, wrong(first)));
  expect(statuses(await atOnce(2, (n) => login(n, phone, first)))).toEqual([400, 400]);
  const second = await sentCode(phone);
  await atOnce(5, (n) => login(n, phone, wrong(second)));
  const third = await sentCode(phone);
  expect(statuses(await atOnce(2, (n) => login(n, phone, third)))).toEqual([400, 400]);
  expect(statuses(await atOnce(2, (n) => who(n, token)))).toEqual([200, 200]);
});

test('thirty wrong codes lock an address at both, and no other', async () => {
  const [bad, good] = ['203.0.113.77', '198.51.100.7'];
  await atOnce(30, (n) => login(n, newPhone(), '000000', bad));
  const phone = newPhone();
  const code = await sentCode(phone);
  expect(statuses(await atOnce(2, (n) => login(n, phone, code, bad)))).toEqual([400, 400]);
  expect((await login(1, phone, code, good)).status).toBe(200);
});

test('what one ends is over at the other: sign-out everywhere, one session, a family whose old token comes back', async () => {
  const phone = newPhone();
  const [one, other] = [await signIn(phone), await signIn(phone)];
  expect((await ask(0, 'auth/logout', { bearer: one.refreshToken, body: { everywhere: true } })).status).toBe(200);
  for (const { token, refreshToken } of [one, other]) {
    expect((await who(1, token)).status).toBe(401);
    expect((await refresh(1, refreshToken)).status).toBe(401);
  }
  const stolen = await signIn();
  const successor = (await refresh(0, stolen.refreshToken)).body as Pair;
  expect((await who(1, successor.token)).status).toBe(200);
  await database.query(
    "update customer_refresh set replaced_at = replaced_at - interval '31 seconds' where hash = $1",
    [hashOf(stolen.refreshToken)],
  );
  expect((await refresh(1, stolen.refreshToken)).status).toBe(401);
  expect((await who(0, successor.token)).status).toBe(401);
  expect((await refresh(0, successor.refreshToken)).status).toBe(401);
  expect((await refresh(0, firstRefresh())).status).toBe(401);
});

test('the clocks of both tell each customer once of a price, of a policy and of points', async () => {
  const [car] = await database.query<{ id: number; price: number }>(
    "select id, price from vehicle where holding_id = 1 and status = 'on-sale' and price is not null order by id limit 1",
  );
  const customers = await atOnce(8, async () => {
    const { token } = await signIn();
    const watch = { kind: 'price', vehicleId: car?.id, pace: 'at-once' };
    expect((await ask(0, 'saved-searches', { bearer: token, body: { watch } })).status).toBe(200);
    return String((JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);
  });
  await database.query('update vehicle set price = price - 100000 where id = $1', [car?.id]);
  await database.query(
    `insert into insurance_policy (id, customer_id, external_id, status, kind, number, insurer, starts_on, ends_on)
     select gen_random_uuid(), id, 'two-processes', 'active', 'osago', 'AA 1', 'Страховая', current_date - 350, current_date + 14
     from unnest($1::uuid[]) as given (id)`,
    [customers],
  );
  await database.query('insert into loyalty_member (customer_id) select unnest($1::uuid[])', [customers]);
  await database.query(
    `insert into bonus_entry (customer_id, status, points, reason, expires_on, cause)
     select unnest($1::uuid[]), 'available', 100, 'Подарок', current_date + 7, 'two-processes'`,
    [customers],
  );
  const later = Date.now() + 60_000;
  await atOnce(24, (n) => {
    const task = ['watches', 'insurances', 'loyalty'][n % 3];
    return ask(Math.floor(n / 3), 'user', { headers: { 'x-clock': `${task} ${later}` } });
  });
  const told = await database.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from notice where customer_id = any($1::uuid[]) group by customer_id, kind order by kind`,
    [customers],
  );
  expect(told).toEqual(
    ['bonus', 'insurance', 'price-drop'].flatMap((kind) => customers.map(() => ({ kind, count: 1 }))),
  );
});

test('a process that dies in the middle of refreshes takes no session along', async () => {
  const { refreshToken } = await signIn();
  const storm = Promise.allSettled(Array.from({ length: 40 }, (_, n) => refresh(n, refreshToken)));
  const [dying] = lives.splice(0, 1);
  if (dying) await kill(dying);
  await storm;
  const { status, body } = await refresh(0, refreshToken);
  expect(status).toBe(200);
  const next = String(body.refreshToken);
  expect(await liveTokens(next)).toEqual([hashOf(next)]);
  expect((await refresh(0, next)).status).toBe(200);
});
