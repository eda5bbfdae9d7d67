import { createHash } from 'node:crypto';
import type { Database, Executor } from '../db/database.ts';
import { appMeta, dealer, dealerMark, mark, model, redirect, seo, trimEquipment, vehicle } from '../db/schema.ts';
import { contentRows } from './content-rows.ts';
import { applyDeskHours } from './desk-hours.ts';
import { carEquipment } from './facts/equipment.data.ts';
import { equipmentOther } from './facts/equipment-other.data.ts';
import type { Facts } from './facts.ts';
import { goodsFacts } from './goods/goods-facts.ts';
import { writeGoods } from './goods/write-goods.ts';
import { loadFacts } from './load-facts.ts';
import { referenceRows } from './reference-rows.ts';
import { seedResources } from './seed-resources.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';
import { writeRows } from './write-rows.ts';

/** Raise it when the drawing itself changes; changed facts are noticed by themselves. */
const drawingVersion = 11;
const metaKey = 'seed';
const defaultVehicles = 6_000;
const mostAccessories = 20_000;
/** The shop scales with the stock, so that small seeds stay quick. */
const accessoriesPerVehicle = 10;

type SeedOptions = {
  /** How many vehicles; 6,000 unless told. */
  vehicles?: number;
  /** How many accessories and parts; unless told, ten a vehicle and 20,000 at most. */
  accessories?: number;
  onProgress?: (done: number, total: number) => void;
};
type SeedOutcome = { seeded: boolean; vehicles: number };

type SeedMeta = { version: string; vehicles: number; accessories: number };

function versionOf(facts: Facts): string {
  const text = JSON.stringify([
    drawingVersion,
    facts.marks,
    facts.dealers,
    facts.moreStock,
    facts.colors,
    [carEquipment, equipmentOther],
    contentRows(),
    goodsFacts,
  ]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function readMeta(executor: Executor): Promise<SeedMeta | undefined> {
  const [row] = await executor.query<{ value: SeedMeta }>('select value from app_meta where key = $1', [metaKey]);
  return row?.value;
}

/** Stock that this seed did not write is never deleted. */
async function refuseForeignStock(executor: Executor, meta: SeedMeta | undefined): Promise<void> {
  if (meta) return;
  const [row] = await executor.rows('select exists (select 1 from vehicle)');
  if (row?.[0])
    throw new Error(
      'The database has vehicles that are not of the demonstration stock: seeding is refused, nothing was changed.',
    );
}

/** Neither are imported vehicles, nor the seed around them. */
async function hasImports(executor: Executor): Promise<boolean> {
  const [row] = await executor.rows('select exists (select 1 from vehicle where source is not null)');
  return row?.[0] === true;
}

async function empty(executor: Executor): Promise<void> {
  // Child tables first; `delete` and not `truncate … cascade`, which would empty tables that later hang on these.
  for (const name of [
    'accessory_stock',
    'accessory_fitment',
    'accessory',
    'accessory_brand',
    'accessory_category',
    'dealer_mark',
    'vehicle',
    'trim_equipment',
    'dealer',
    'model',
    'mark',
    'redirect',
    'seo',
  ]) {
    await executor.query(`delete from ${name}`);
  }
}

async function write(
  executor: Executor,
  facts: Facts,
  meta: SeedMeta,
  onProgress: NonNullable<SeedOptions['onProgress']>,
): Promise<void> {
  await empty(executor);
  const reference = referenceRows(facts);
  const content = contentRows();
  await writeRows(executor, mark, reference.marks);
  await writeRows(executor, model, reference.models);
  await writeRows(executor, dealer, reference.dealers);
  await writeRows(executor, dealerMark, reference.dealerMarks);
  await writeRows(executor, redirect, content.redirects);
  await writeRows(executor, seo, content.seo);
  await writeGoods(executor, facts, reference.ids, meta.accessories);
  const trims = createTrimBook(facts.equipmentOf);
  await writeRows(executor, vehicle, stockRows(facts, reference.ids, trims, meta.vehicles), {
    before: () => writeRows(executor, trimEquipment, trims.takeNew()),
    after: (done) => onProgress(Math.min(done, meta.vehicles), meta.vehicles),
  });
  await executor.query('delete from app_meta where key = $1', [metaKey]);
  await writeRows(executor, appMeta, [{ key: metaKey, value: meta, updatedAt: new Date() }]);
}

/**
 * Fills the database with the demonstration stock, in one transaction: either all of it or what was there before.
 * Does nothing when this very set is already there, or vehicles of a feed among it; refuses a database whose vehicles came from elsewhere.
 */
export function seed(
  database: Database,
  {
    vehicles = defaultVehicles,
    accessories = Math.min(mostAccessories, vehicles * accessoriesPerVehicle),
    onProgress = () => {},
  }: SeedOptions = {},
): Promise<SeedOutcome> {
  const facts = loadFacts();
  const wanted: SeedMeta = { version: versionOf(facts), vehicles, accessories };
  return database.exclusive(async (executor) => {
    const meta = await readMeta(executor);
    const isThere = meta?.version === wanted.version && meta.vehicles === vehicles && meta.accessories === accessories;
    if (isThere || (await hasImports(executor))) {
      await seedResources(executor);
      await applyDeskHours(executor);
      return { seeded: false, vehicles };
    }
    await refuseForeignStock(executor, meta);
    await executor.query('begin');
    try {
      await write(executor, facts, wanted, onProgress);
      await seedResources(executor);
      await applyDeskHours(executor);
      await executor.query('commit');
    } catch (error) {
      await executor.query('rollback');
      throw error;
    }
    await executor.query('analyze');
    return { seeded: true, vehicles };
  });
}
