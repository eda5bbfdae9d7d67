import type { Executor } from '../../db/database.ts';
import { errorRecord, type Log } from '../../log.ts';
import type { Services } from '../../rpc/context.ts';
import type { ClockTask } from './clock-task.ts';
import { clockTasks } from './tasks.ts';

const minuteMs = 60_000;
/** A claim lasts a little less than a minute, so that the next turn of the same process is not refused. */
const claimSeconds = 50;

/** Whether this process may run a task now; no other one may for most of a minute. */
async function claim(db: Executor, task: string): Promise<boolean> {
  const rows = await db.query(
    `insert into account_clock (task, claimed_at) values ($1, now())
     on conflict (task) do update set claimed_at = now()
       where account_clock.claimed_at <= now() - make_interval(secs => $2::int)
     returning task`,
    [task, claimSeconds],
  );
  return rows.length === 1;
}

/** Runs every task that no other process has claimed. One that fails does not stop the others. */
export async function runClock(
  services: Services,
  log: Log,
  now: Date,
  tasks: Readonly<Record<string, ClockTask>> = clockTasks,
): Promise<void> {
  for (const [name, task] of Object.entries(tasks)) {
    try {
      if (await claim(services.database, name)) await task(services, now);
    } catch (error) {
      log.error({ ...errorRecord(error), task: name }, 'account clock');
    }
  }
}

/**
 * Turns the clock every minute, in each process. @param firstMs the first turn waits so long, ms
 * @returns the stop function, which waits for the running turn
 */
export function startAccountClock(services: Services, log: Log, firstMs: number): () => Promise<void> {
  let running = Promise.resolve();
  const turn = () => {
    running = running.then(() => runClock(services, log, new Date()));
  };
  const first = setTimeout(turn, firstMs).unref();
  const timer = setInterval(turn, minuteMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    return running;
  };
}
