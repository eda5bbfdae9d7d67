import type { Database } from '../../db/database.ts';

const greatestId = 2_147_483_647;

/** Whether an item of this id is sold; what is no id is not. */
export async function hasItem(database: Database, code: string): Promise<boolean> {
  if (!/^[1-9]\d{0,9}$/.test(code) || Number(code) > greatestId) return false;
  const rows = await database.query('select 1 from accessory where id = $1', [Number(code)]);
  return rows.length > 0;
}

/**
 * Whether a path names a category under its own ancestors.
 * @param path `/store/shiny/legkovye/`, also below `/iframe/`
 */
export async function hasCategory(database: Database, path: string): Promise<boolean> {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'iframe');
  const [shop = '', ...codes] = parts;
  const rows = await database.query<{ code: string; id: number; parentId: number | null }>(
    'select id, parent_id as "parentId", code from accessory_category where shop = $1 and code = any($2)',
    [shop, codes],
  );
  let parent: number | null = null;
  for (const code of codes) {
    const found = rows.find((row) => row.code === code && row.parentId === parent);
    if (!found) return false;
    parent = found.id;
  }
  return codes.length > 0;
}
