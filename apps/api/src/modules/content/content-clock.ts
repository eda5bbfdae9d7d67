import type { Database } from '../../db/database.ts';

/** Content that changes by itself: what is published at a time and what ends at one. */
export type ContentClock = { stop(): Promise<void> };

const channel = 'content_changed';
/** Sleeps no longer, ms: a clock that was set, a notice that was lost. */
const longestSleepMs = 3_600_000;
const retryMs = 2_000;

async function nextMoment(database: Database): Promise<number | undefined> {
  const [row] = await database.rows(
    `select extract(epoch from min(moment) - now())::float8 * 1000 from (
       select publish_at as moment from content_entry where status = 'published' and publish_at > now()
       union all select expires_at from content_entry where status = 'published' and expires_at > now()) as moments`,
  );
  return row?.[0] === null || row?.[0] === undefined ? undefined : Number(row[0]);
}

/**
 * Calls back when content changes: a commit anywhere, a scheduled publication, an end. The moments stand in the database, so that a
 * restart forgets none.
 */
export async function startContentClock(
  database: Database,
  { onChange, onError = () => {} }: { onChange: () => void; onError?: (error: unknown) => void },
): Promise<ContentClock> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const sleep = (delayMs: number, isDue: boolean) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      if (isDue) onChange();
      plan();
    }, delayMs).unref();
  };
  const look = async () => {
    try {
      const waitMs = await nextMoment(database);
      const isNear = waitMs !== undefined && waitMs <= longestSleepMs;
      // A timer may wake a little early; the database must agree that the moment has come.
      sleep(isNear ? Math.max(0, waitMs) + 50 : longestSleepMs, isNear);
    } catch (error) {
      if (stopped) return;
      onError(error);
      sleep(retryMs, false);
    }
  };
  const plan = () => {
    running = running.then(look);
  };
  const unlisten = await database.listen(channel, () => {
    onChange();
    plan();
  });
  plan();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await unlisten();
    },
  };
}
