import { type Database, piecesOf, rehearsed } from '../../../db/database.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import { goodsSubject } from '../parse/goods-shapes.data.ts';
import { parseFeed } from '../parse/parse-feed.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import { applyGoods } from './apply-goods.ts';
import { counted, holdingOf, type ImportListener, type ImportOptions, type ImportSummary } from './import-feed.ts';
import type { Problem } from './problem.ts';
import { articleKey, itemKey, loadShopDictionary, nameKey } from './shop-dictionary.ts';
import { type GoodsContext, type GoodsRecord, toGoods } from './to-goods.ts';

/** Records are kept in memory: a shop has tens of thousands. */
const maxRecords = 300_000;

const repeated = ({ line, partCode }: GoodsRecord, before: number): Problem => ({
  line,
  vin: null,
  element: 'article',
  value: partCode,
  message: `this item was already in line ${before}`,
  outcome: 'refused',
});

/** The item and the centres of a record that is refused: its stock there is not known, and stays. */
function placesOf({ values }: RawRecord, context: GoodsContext): string[] {
  const brand = values.brand && context.brands.get(nameKey(values.brand.text));
  const item =
    brand === undefined || !values.partCode
      ? undefined
      : context.items.get(itemKey(brand, articleKey(values.partCode.text)));
  return item ? context.dealers.map(({ id }) => `${item.id}/${id}`) : [];
}

type Read = { records: GoodsRecord[]; kept: Set<string>; all: number; refused: number; noted: number };

async function readAll(
  bytes: AsyncIterable<Uint8Array>,
  context: GoodsContext,
  { options, listener }: { options: ImportOptions; listener: ImportListener },
): Promise<Read> {
  const read: Read = { records: [], kept: new Set(), all: 0, refused: 0, noted: 0 };
  const lines = new Map<string, number>();
  for await (const batch of parseFeed(bytes, options.format, goodsSubject)) {
    for (const record of batch) {
      if (++read.all > maxRecords) throw new FeedFailure(`The file has more than ${maxRecords} records.`);
      const { goods, problems } = toGoods(record, context);
      const at = goods && `${goods.key}@${goods.dealer.id}`;
      const before = at === undefined ? undefined : lines.get(at);
      if (goods && before !== undefined) problems.push(repeated(goods, before));
      for (const problem of problems) await listener.onProblem(problem);
      if (!goods || before !== undefined) {
        read.refused += 1;
        if (!goods) for (const kept of placesOf(record, context)) read.kept.add(kept);
        continue;
      }
      if (problems.length > 0) read.noted += 1;
      lines.set(at ?? '', goods.line);
      read.records.push(goods);
    }
  }
  if (read.all === 0) throw new FeedFailure('The file has no item. Nothing was changed.');
  if (read.records.length === 0) throw new FeedFailure('No item of the file can be accepted. Nothing was changed.');
  return read;
}

/**
 * Takes stock and prices of goods in: items are matched by maker and article, unknown ones are created. Of a centre that
 * the file names, what the file lacks is emptied down to what orders hold. Throws `FeedFailure` when the file as a whole
 * cannot be taken; then nothing has changed.
 */
export async function importGoods(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
  listener: ImportListener,
): Promise<ImportSummary> {
  const dictionary = await loadShopDictionary(database, await holdingOf(database, options));
  const context = { ...dictionary, fileDealer: dictionary.dealers.find(({ code }) => code === options.dealer) };
  const { records, kept, ...counts } = await readAll(counted(bytes, listener.onRead), context, { options, listener });
  listener.onApply();
  const dealerIds = [...new Set(records.map(({ dealer }) => dealer.id))];
  const changes = { records, items: context.items, dealerIds, kept, allowWithdraw: options.allowWithdraw };
  const { conflicts, ...applied } = await database.transaction((executor) => {
    const piece = piecesOf(executor);
    return (options.dryRun ? rehearsed(piece) : piece)((db) => applyGoods(db, changes));
  });
  for (const problem of conflicts) await listener.onProblem(problem);
  const { all, refused, noted } = counts;
  return { records: all, refused, gone: 0, noted: noted + conflicts.length, ...applied, dryRun: options.dryRun };
}
