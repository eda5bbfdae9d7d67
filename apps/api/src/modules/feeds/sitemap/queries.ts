import type { BodyType, ColorGroup, Condition, EngineType, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../../db/database.ts';
import { listedCondition } from '../../catalog/stock-rows.ts';
import { moscowDay, shownNow } from '../../content/shown-now.ts';

/** Listed vehicles that are alike in all that an address can say of them. */
export type StockGroup = {
  type: TransportType;
  condition: Condition;
  bodyType: BodyType;
  engine: EngineType;
  color: ColorGroup;
  mark: string;
  model: string;
  updatedAt: Date | string;
};

export function selectStockGroups(db: Executor, holdingId: number): Promise<StockGroup[]> {
  return db.query<StockGroup>(
    `select v.type, v.condition, v.body_type as "bodyType", v.engine_type as engine, v.color_group as color,
       m.code as mark, o.code as model, max(v.updated_at) as "updatedAt"
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.holding_id = $1 and ${listedCondition}
     group by 1, 2, 3, 4, 5, 6, 7 order by 6, 7`,
    [holdingId],
  );
}

export function selectPages(db: Executor, holdingId: number): Promise<{ slug: string; updatedAt: string }[]> {
  return db.query(
    `select code as slug, ${moscowDay('updated_at')} as "updatedAt" from content_entry
     where holding_id = $1 and type = 'page' and ${shownNow} order by code`,
    [holdingId],
  );
}
