import { type TransportType, transportTypes } from '@showroom/domain/dictionaries';
import type { Mark, Model } from '@showroom/domain/vehicle';
import type { Services } from '../../rpc/context.ts';
import { noStock } from '../catalog/stock-counts.ts';
import { type ModelFilter, selectMarks, selectModels } from './queries.ts';

type Sources = Pick<Services, 'database' | 'answers'>;

/** Marks of one name, told apart by what they make: «Урал (мотоциклы)», «Урал (коммерческий транспорт)». */
function toldApart<Row extends { name: string; makes: TransportType | null }>(rows: readonly Row[]): Row[] {
  const count = new Map<string, number>();
  for (const { name } of rows) count.set(name, (count.get(name) ?? 0) + 1);
  return rows.map((row) =>
    row.makes && (count.get(row.name) ?? 0) > 1
      ? { ...row, name: `${row.name} (${transportTypes[row.makes].toLowerCase()})` }
      : row,
  );
}

/** Marks in the order of their names; those without stock stay, with zeros. Prices in kopecks. */
export function listMarks(
  { database, answers, catalog }: Sources & Pick<Services, 'catalog'>,
  holdingId: number,
  type?: TransportType,
): Promise<Mark[]> {
  return answers.get(`marks:${holdingId}:${type ?? ''}`, async () => {
    const counts = await catalog.countStock(holdingId, type);
    const rows = await selectMarks(database, type);
    return toldApart(rows).map(({ id, makes, ...mark }) => ({ ...mark, ...(counts.marks.get(id) ?? noStock) }));
  });
}

/** Models that are in stock or were; empty for an unknown mark. Prices in kopecks. */
export function listModels({ database, answers }: Sources, filter: ModelFilter): Promise<Model[]> {
  const key = `models:${filter.holdingId}:${filter.type ?? ''}:${filter.markCode ?? ''}`;
  return answers.get(key, () => selectModels(database, filter));
}
