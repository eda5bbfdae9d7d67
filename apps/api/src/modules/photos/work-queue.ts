import type { Database } from '../../db/database.ts';
import type { PhotoReader } from './open-reader.ts';
import {
  type Claimed,
  claim,
  knownAddresses,
  listDue,
  markStored,
  noteContent,
  type Settled,
  settle,
  showDue,
} from './photo-queue.ts';

export type PhotoWork = { database: Database; reader: PhotoReader };

const vehiclesAtOnce = 100;
/** Addresses claimed together; as many galleries are shown together at most. */
const claimedAtOnce = 24;
const shownAtOnce = 500;
/** Fetches at a time: a dealer's server is not ours to load. */
const fetchesAtOnce = 3;
/** Galleries wait for each other, ms: every change of a vehicle makes pages anew, and a first delivery lasts hours. */
const showEveryMs = 30_000;
const longestError = 200;

async function tryOne({ database, reader }: PhotoWork, one: Claimed, known: string | undefined): Promise<Settled> {
  if (known !== undefined) return { ...one, key: known, error: null };
  try {
    const { key, made } = await reader.read(one.url, (found) => noteContent(database, found));
    if (made) await markStored(database, key, made);
    return { ...one, key, error: null };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { ...one, key: null, error: said.slice(0, longestError) };
  }
}

async function tryAll(work: PhotoWork, claimed: readonly Claimed[]): Promise<Settled[]> {
  const known = await knownAddresses(
    work.database,
    claimed.map(({ url }) => url),
  );
  const left = [...claimed];
  const settled: Settled[] = [];
  const lane = async () => {
    for (let one = left.shift(); one; one = left.shift()) settled.push(await tryOne(work, one, known.get(one.url)));
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, lane));
  return settled;
}

/**
 * Works on the queue until nothing in it is due, or `isStopped`. Whatever it was doing when its process dies is done by the
 * next one. `onTried` hears how many addresses were tried.
 */
export async function workQueue(
  work: PhotoWork,
  {
    isStopped = () => false,
    onTried = () => {},
  }: { isStopped?: () => boolean; onTried?: (count: number) => void } = {},
): Promise<void> {
  const { database } = work;
  let shownAt = performance.now();
  const show = async () => {
    while ((await database.transaction((db) => showDue(db, shownAtOnce))) === shownAtOnce);
    shownAt = performance.now();
  };
  while (!isStopped()) {
    const listed = await database.transaction((db) => listDue(db, vehiclesAtOnce));
    const claimed = await claim(database, claimedAtOnce);
    const settled = claimed.length > 0 ? await tryAll(work, claimed) : [];
    await database.transaction((db) => settle(db, settled));
    onTried(settled.length);
    const isOver = listed === 0 && claimed.length === 0;
    if (isOver || performance.now() - shownAt > showEveryMs) await show();
    if (isOver) return;
  }
}
