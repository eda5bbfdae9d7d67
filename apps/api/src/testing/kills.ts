import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import {
  type Answer,
  type KillablePlace,
  kill,
  type Life,
  live,
  openRecorder,
  post,
  type Recorder,
} from './killable-life.ts';
import { openPatiently } from './patient.ts';

export type KillRun = { place: KillablePlace; kills: number; env: Record<string, string> };

/** What was found after the kills. Numbers are those of leads, as people read them. */
export type Kills = {
  /** What senders were told, each once. */
  told: string[];
  /** What is stored. */
  stored: string[];
  /** What the CRM was told, each once. */
  heard: string[];
  /** How often it was told one a second time. */
  heardAgain: number;
  /** Calls that were answered before the kill. */
  answered: number;
  /** A sender who repeated his call and heard of another lead than before. */
  changed: string[];
};

/** Over so many ms after a call, by what a call takes, the kills are spread. */
const spreads = { postgres: 60, pglite: 300 } as const;
/** Longest that the CRM is waited for, ms. */
const patience = 60_000;

/** One call of a sender. The first time the API is killed: before its answer, or `delay` ms after the call. */
type Call = { path: string; body: object; headers?: Record<string, string> };

/**
 * Makes a call while the API is killed, then makes it again. Half of the kills fall between commit and answer, the others
 * anywhere in the call. Returns the next API with both answers.
 */
async function killed(life: Life, next: () => Promise<Life>, n: number, { path, body, headers }: Call) {
  const spread = spreads[life.kind];
  const isExact = n % 2 === 0;
  const answer = post(life, path, body, { ...headers, ...(isExact && { 'x-die': '1' }) });
  if (!isExact) {
    await new Promise((resolve) => setTimeout(resolve, (n * 7) % spread));
    life.child.kill('SIGKILL');
  }
  const [first] = await Promise.all([answer, life.ended]);
  const born = await next();
  return { life: born, first, second: await said(born, { path, body, ...(headers && { headers }) }) };
}

/** The answer of an API that lives. Throws for a refusal. */
async function said(life: Life, { path, body, headers }: Call): Promise<Answer> {
  const answer = await post(life, path, body, headers);
  if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
  return answer;
}

/** Waits until the CRM has heard of all, or for as long as is sensible. */
async function untilHeard({ heard }: Recorder, stored: readonly string[]): Promise<void> {
  const until = performance.now() + patience;
  while (stored.some((number) => !heard.has(number)) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const numbersOf = async (database: Database): Promise<string[]> => {
  const rows = await database.query<{ number: number }>('select number from lead order by number');
  return rows.map(({ number }) => `1-${String(number).padStart(6, '0')}`);
};

async function runKills(
  { place, kills, env }: KillRun,
  step: (life: Life, next: () => Promise<Life>, n: number, found: Kills) => Promise<Life>,
): Promise<Kills> {
  const crm = await openRecorder();
  const start = () => live(place, crm.url, env);
  const found: Kills = { told: [], stored: [], heard: [], heardAgain: 0, answered: 0, changed: [] };
  let life = await start();
  for (let n = 0; n < kills; n++) life = await step(life, start, n, found);
  await kill(life);
  const database = await openPatiently(place);
  found.stored = await numbersOf(database);
  // What a killed process had in work is leased for a minute.
  await database.query(`update outbox set next_attempt_at = now() where kind = 'lead-event' and status = 'pending'`);
  await database.close();
  life = await start();
  await untilHeard(crm, found.stored);
  await kill(life);
  crm.close();
  found.told = [...new Set(found.told)].sort();
  found.heard = [...crm.heard.keys()].sort();
  found.heardAgain = [...crm.heard.values()].filter((times) => times > 1).length;
  return found;
}

/** A lead of the given phone, as the form sends it. */
export const leadOf = (phone: number) => ({
  formId: 'form_on_sale_soon',
  formUrl: '/',
  formData: { firstname: 'Анна', phone: String(phone), policy: true },
});

/** Kills the API in the middle of so many leads; each is sent again afterwards, as the form does. */
export const killLeads = (run: KillRun): Promise<Kills> =>
  runKills(run, async (life, next, n, found) => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = leadOf(9_160_000_000 + n);
    const { life: born, first, second } = await killed(life, next, n, { path: 'lead/commit', body, headers });
    if (first) found.answered += 1;
    if (first && first.body.number !== second.body.number) found.changed.push(String(first.body.number));
    found.told.push(String(second.body.number));
    return born;
  });

const centre = 'killed-centre';

/** A centre with one bay and one adviser that is open day and night. */
export async function makeCentre(place: KillablePlace): Promise<void> {
  const database = await openPatiently(place);
  await migrate(database);
  const departments = [{ code: 'service', name: 'Сервис', hours: [{ days: 'пн–вс', hours: '00:00–23:30' }] }];
  await database.query(
    `insert into dealer (id, holding_id, code, name, sort_key, city, address, latitude, longitude, phone, departments, advisers)
     values (1, 1, $1, 'Центр', 'центр', 'msk', 'Москва', 55.7, 37.6, '74950000000', $2::jsonb, '[]'::jsonb)`,
    [centre, JSON.stringify(departments)],
  );
  await database.query(
    `insert into booking_resource (id, holding_id, dealer_code, kind, name)
     values ('bay', 1, $1, 'bay', 'Пост'), ('adviser', 1, $1, 'service-adviser', 'Мастер')`,
    [centre],
  );
  await database.close();
}

async function freeTimes({ origin }: Life): Promise<string[]> {
  const response = await fetch(`${origin}/api/booking/slots?holdingId=1&kind=service&dealer=${centre}&works=oil`);
  const { days } = (await response.json()) as { days: { date: string; times: string[] }[] };
  return days.flatMap(({ date, times }) => times.map((time) => `${date}T${time}:00+03:00`));
}

/**
 * Books, moves and cancels so many visits at the centre of `makeCentre`, and kills the API once in each: while the time is held,
 * confirmed, moved or cancelled, in turn.
 */
export const killBookings = (run: KillRun): Promise<Kills> =>
  runKills(run, async (life, next, n, found) => {
    const times = await freeTimes(life);
    const [startsAt, target] = [times.at(-1), times.at(-2)];
    const secret = randomBytes(32).toString('base64url');
    const slot = { kind: 'service', dealer: centre, works: ['oil'], startsAt, secret };
    const phone = String(79_160_000_000 + n);
    const formData = { firstname: 'Анна', phone, mark: 'haval', model: 'Jolion', policy: true };
    const calls: Call[] = [
      { path: 'booking/hold', body: slot },
      {
        path: 'booking/confirm',
        body: { ...slot, formUrl: '/service/online/', formData },
        headers: { 'idempotency-key': randomUUID() },
      },
      { path: 'booking/move', body: { secret, startsAt: target } },
      { path: 'booking/cancel', body: { secret } },
    ];
    // In every other round each is killed the other way.
    const round = Math.floor(n / calls.length);
    let alive = life;
    for (const [place, call] of calls.entries()) {
      if (place !== n % calls.length) {
        const { body } = await said(alive, call);
        if (place === 1) found.told.push(String(body.number));
        continue;
      }
      const { life: born, first, second } = await killed(alive, next, round + n, call);
      alive = born;
      if (first) found.answered += 1;
      if (first && first.body.number !== second.body.number) found.changed.push(String(first.body.number));
      if (place === 1) found.told.push(String(second.body.number));
    }
    return alive;
  });
