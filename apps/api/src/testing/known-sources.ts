import type { KnownValues } from './fuzz-calls.ts';
import type { TestApp } from './test-app.ts';

/** Sources of stock, their deliveries and words of this database, and bodies that their calls take. */
export async function knownSources({ database }: TestApp): Promise<KnownValues> {
  await database.query(
    `insert into feed_source (holding_id, code, place, every_minutes, expect_hours, held_at)
     values (1, 'known', '/nowhere', 60, 26, now()) on conflict do nothing`,
  );
  const rows = await database.rows(
    `insert into feed_run (holding_id, source, outcome, ended_at) select 1, 'known-' || n, 'taken', now()
     from generate_series(1, 20) n returning id`,
  );
  return {
    'deskSources.hold:source': ['known'],
    'deskSources.undo:run': rows.map(([id]) => String(id)),
    'body:deskSources.hold': ['{"isHeld":true}'],
    'body:deskSources.undo': ['{}'],
    'body:deskWords.map': ['{"kind":"color","text":"мокрый асфальт","target":"gray"}'],
  };
}
