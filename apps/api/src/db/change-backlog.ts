/** Fires at the commit of any change to vehicles, marks, models or dealers (migrations 0001 and 0005). */
export const changeChannel = 'vehicle_changed';
/** More changed vehicles than this are read with the whole stock. */
const maxIds = 20_000;
/** More notices than this are not remembered one by one. */
const maxNotices = 1_000;

/** What has to be taken in: `'all'`, or the vehicles that may have changed. */
export type Backlog = {
  work: 'all' | readonly number[];
  /** The payloads that said so. */
  notices: readonly string[];
};

function idsOf(notice: string): readonly number[] | undefined {
  if (!notice.startsWith('{"ids"')) return undefined;
  try {
    const { ids } = JSON.parse(notice) as { ids: unknown };
    return Array.isArray(ids) && ids.every(Number.isInteger) ? ids : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Collects notices of changed vehicles until the next refresh. A notice without ids means that anything may have changed:
 * a renamed mark, a lost connection, a very large import.
 */
export function createBacklog() {
  let ids = new Set<number>();
  let all = false;
  let notices: string[] = [];
  const add = (notice: string) => {
    const named = all ? undefined : idsOf(notice);
    if (named) for (const id of named) ids.add(id);
    if (!named || ids.size > maxIds) {
      all = true;
      ids = new Set();
    }
    // Too many to remember: an empty notice means that anything may have changed.
    notices = notices.length < maxNotices ? [...notices, notice] : [''];
  };
  return {
    add,
    isEmpty: () => notices.length === 0 && !all,
    take(): Backlog {
      const taken: Backlog = { work: all ? 'all' : [...ids], notices };
      ids = new Set();
      all = false;
      notices = [];
      return taken;
    },
    /** Puts back what could not be taken in. */
    putBack(backlog: Backlog) {
      for (const notice of backlog.notices) add(notice);
      if (backlog.work === 'all') all = true;
    },
  };
}
