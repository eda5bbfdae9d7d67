import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase, createTestFolder, engines, walkedEngines } from '../../db/testing.ts';
import { isThorough } from '../../testing/env.ts';
import { endLives, type KillablePlace } from '../../testing/killable-life.ts';
import { type KillRun, type Kills, killBookings, killLeads, makeCentre } from '../../testing/kills.ts';
import { openPatiently } from '../../testing/patient.ts';
import { childSettings } from '../../testing/run-command.ts';

afterAll(endLives);

/** One between commit and answer and one anywhere in the call, one in each call about a visit; `node tooling/bench/src/lead-kills.ts` kills 50 times. */
const kills = isThorough() ? { leads: 20, bookings: 20 } : { leads: 2, bookings: 4 };

/** Kills on a database of its own, and looks at what is left in it. */
async function killOn(
  kind: (typeof engines)[number],
  count: number,
  run: (given: KillRun) => Promise<Kills>,
  look: (found: Kills, database: Database) => Promise<void>,
): Promise<void> {
  const server = kind === 'postgres' ? await createTestDatabase({}) : undefined;
  const folder = kind === 'pglite' ? await createTestFolder({}) : undefined;
  const place: KillablePlace = { url: server?.url, dataDir: folder?.dataDir ?? '' };
  const found = await run({ place, kills: count, env: childSettings() });
  // Stored exactly once, told to the CRM at least once, and who asks again hears of the same lead.
  expect(found.told).toHaveLength(count);
  expect(found.stored).toEqual(found.told);
  expect(found.heard).toEqual(found.told);
  expect(found.changed).toEqual([]);
  const database = await openPatiently(place);
  await look(found, database);
  await database.close();
  await server?.drop();
  folder?.drop();
}

const countOf = (table: string) => `select count(*)::int from ${table}`;

test.concurrent.each(engines)(
  'the API is killed again and again on %s: what a sender was told of is stored once and told to the CRM, a retry gets the same number',
  (kind) =>
    killOn(kind, kills.leads, killLeads, async ({ told: { length } }, database) => {
      // An SMS, a letter to the department and an event for each.
      const rows = { consent: length, idempotency: length, outbox: 3 * length };
      for (const [table, expected] of Object.entries(rows))
        expect([table, await database.rows(countOf(table))]).toEqual([table, [[expected]]]);
    }),
);

// What outlives a kill is a transaction, on the embedded engine as leads show; what a visit writes is held on both by its own tests.
test.concurrent.each(walkedEngines)(
  'the API is killed while visits are held, confirmed, moved and cancelled on %s: each happened once',
  (kind) =>
    killOn(
      kind,
      kills.bookings,
      async (given) => {
        await makeCentre(given.place);
        return killBookings(given);
      },
      async ({ told: { length } }, database) => {
        const bookings = await database.rows(
          'select status, sequence, count(distinct lead_id)::int from booking group by 1, 2',
        );
        expect(bookings).toEqual([['cancelled', 2, length]]);
        const messages = await database.rows(
          `select kind, channel, count(*)::int from outbox group by 1, 2 order by 1, 2`,
        );
        // An SMS of each booking, of its move and of its end; reminders went with it.
        expect(messages).toEqual([
          ['booking-confirmation', 'sms', 3 * length],
          ['lead-event', 'webhook', length],
          ['lead-notice', 'mail', length],
        ]);
      },
    ),
);
