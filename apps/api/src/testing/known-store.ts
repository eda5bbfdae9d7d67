import type { KnownValues } from './fuzz-calls.ts';
import type { TestApp } from './test-app.ts';

/** Items, and a category with its shop. */
export async function knownStore({ database }: TestApp): Promise<KnownValues> {
  const items = await database.rows('select id from accessory order by id limit 20');
  const categories = await database.rows(
    "select code from accessory_category where shop = 'parts' order by id limit 20",
  );
  const roots = await database.rows(
    "select code from accessory_category where shop = 'parts' and parent_id is null order by id",
  );
  const texts = (rows: unknown[][]) => rows.map(([value]) => String(value));
  return {
    'store.item:id': texts(items),
    'store.short:ids': [texts(items).join(','), ...texts(items)],
    'store.category:a': ['parts'],
    'store.category:b': texts(categories),
    'store.filter:shop': ['parts'],
    'store.filter:categories': texts(roots),
    shop: ['parts', 'store'],
  };
}
