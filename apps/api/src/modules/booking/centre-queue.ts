import type { Database } from '../../db/database.ts';

/** What one process knows of a centre, counted by a clock of its own that ticks with every event. */
type Centre<View> = {
  /** The last turn in the queue. */
  turn: Promise<unknown>;
  /** When the centre was last written, or seen to have changed. */
  changedAt: number;
  views: Map<string, { startedAt: number; view: Promise<View> }>;
  waiting: Map<string, Promise<View>>;
};

/** Views that one centre remembers: a remembered view saves a read and no more, so past so many all are forgotten. */
const mostViews = 500;

let clock = 0;
const tick = () => {
  clock += 1;
  return clock;
};

/**
 * Whoever writes at a centre does so one after the other already in this process: who waits for the centre's lock in the
 * database holds a connection, and with all of them held nobody else is answered. Reads are shared by those who came before
 * them. The lock stays what decides, between processes too.
 */
export function centreQueue<View>() {
  const ofDatabase = new WeakMap<Pick<Database, 'transaction'>, Map<string, Centre<View>>>();

  function centreOf(database: Pick<Database, 'transaction'>, code: string): Centre<View> {
    const centres = ofDatabase.get(database) ?? new Map<string, Centre<View>>();
    ofDatabase.set(database, centres);
    const known = centres.get(code) ?? {
      ...{ turn: Promise.resolve(), changedAt: 0, views: new Map(), waiting: new Map() },
    };
    centres.set(code, known);
    return known;
  }

  /** A read that began after `since`: a running one that did, or the next, which all who wait share. */
  function viewSince(centre: Centre<View>, key: string, since: number, read: () => Promise<View>): Promise<View> {
    const last = centre.views.get(key);
    if (last && last.startedAt > since) return last.view;
    const next =
      centre.waiting.get(key) ??
      Promise.resolve(last?.view)
        .catch(() => {})
        .then(() => {
          centre.waiting.delete(key);
          const view = read();
          if (centre.views.size >= mostViews) centre.views.clear();
          centre.views.set(key, { startedAt: tick(), view });
          return view;
        });
    centre.waiting.set(key, next);
    return next;
  }

  return {
    /**
     * Runs `work` when nobody else of this process writes at the centre. `require`: looks once more when the turn has come; whom it refuses has
     * changed nothing, so that all who are refused share what was read.
     */
    inTurn<T>(
      database: Pick<Database, 'transaction'>,
      code: string,
      work: () => Promise<T>,
      require?: () => Promise<void>,
    ): Promise<T> {
      const centre = centreOf(database, code);
      const run = async () => {
        await require?.();
        return work().finally(() => {
          centre.changedAt = tick();
        });
      };
      const result = centre.turn.then(run, run);
      centre.turn = result.catch(() => {});
      return result;
    },
    /**
     * The centre as it is: by a read that began after this call, and after all that this process has written there since. `key`:
     * which view of it.
     */
    watch(database: Pick<Database, 'transaction'>, code: string, key: string, read: () => Promise<View>) {
      const centre = centreOf(database, code);
      const since = tick();
      return () => viewSince(centre, key, Math.max(since, centre.changedAt), read);
    },
  };
}
