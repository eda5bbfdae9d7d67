import type { ColorCount } from '@showroom/api-contract/catalog';
import type { ColorGroup, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { listedCondition } from './stock-rows.ts';

type Row = {
  color: ColorGroup;
  count: number;
  markCode: string | null;
  markName: string | null;
  modelCode: string | null;
  modelName: string | null;
};
export type ColorCountFilter = { holdingId: number; type: TransportType; depth: 'color' | 'mark' | 'model' };

const groups = {
  color: { columns: 'null, null, null, null', by: 'v.color_group', order: 'count desc, v.color_group' },
  mark: {
    columns: 'm.code, m.name, null, null',
    by: 'v.color_group, m.id',
    order: 'm.sort_key collate "C", count desc, v.color_group',
  },
  model: {
    columns: 'm.code, m.name, o.code, o.name',
    by: 'v.color_group, m.id, o.id',
    order: 'm.sort_key collate "C", o.sort_key collate "C", count desc, v.color_group',
  },
} as const;

/** Listed vehicles by colour, and by mark and model where asked: what pages of colours there are to link to. */
export async function countColors(db: Executor, { holdingId, type, depth }: ColorCountFilter): Promise<ColorCount[]> {
  const { columns, by, order } = groups[depth];
  const [markCode, markName, modelCode, modelName] = columns.split(', ');
  const rows = await db.query<Row>(
    `select v.color_group as color, count(*)::int as count, ${markCode} as "markCode", ${markName} as "markName",
       ${modelCode} as "modelCode", ${modelName} as "modelName"
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.holding_id = $1 and v.type = $2 and ${listedCondition}
     group by ${by} order by ${order}`,
    [holdingId, type],
  );
  const named = (code: string | null, name: string | null) => (code === null || name === null ? null : { code, name });
  return rows.map((row) => ({
    color: row.color,
    count: row.count,
    mark: named(row.markCode, row.markName),
    model: named(row.modelCode, row.modelName),
  }));
}
