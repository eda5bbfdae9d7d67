import type { accessoryBrand, accessoryCategory, ShopCode } from '../../db/accessory-schema.ts';
import { sortKey } from '../sort-key.ts';
import { goodsBrands } from './brands.data.ts';
import { goodsPicture } from './goods-picture.ts';
import type { GroupFacts, KindFacts } from './goods-types.ts';
import { partsGoods } from './parts-goods.data.ts';
import { storeGoods } from './store-goods.data.ts';

type CategoryRow = typeof accessoryCategory.$inferInsert;
export type PlacedKind = { kind: KindFacts; shop: ShopCode; categoryId: number };

const sections = [...storeGoods, ...partsGoods];

/** A group and a section show a kind of theirs in colours of their own. */
const pictureOf = (code: string, group: GroupFacts | undefined) =>
  goodsPicture(group?.kinds[0]?.code ?? '', code, code);

/** The two trees of categories as rows, parents first, and each kind with the category that it is sold in. */
export function goodsCategories(): { rows: CategoryRow[]; kinds: PlacedKind[] } {
  const rows: CategoryRow[] = [];
  const kinds: PlacedKind[] = [];
  const add = (row: Omit<CategoryRow, 'id'>) => {
    const id = rows.length + 1;
    rows.push({ id, ...row });
    return id;
  };
  for (const [sectionPlace, { code, name: nameRu, shop, groups }] of sections.entries()) {
    const sectionId = add({
      parentId: null,
      shop,
      code,
      nameRu,
      keywords: '',
      picture: pictureOf(code, groups[0]),
      position: sectionPlace,
    });
    for (const [groupPlace, group] of groups.entries()) {
      const groupId = add({
        parentId: sectionId,
        shop,
        code: group.code,
        nameRu: group.name,
        keywords: '',
        picture: pictureOf(group.code, group),
        position: groupPlace,
      });
      for (const [position, kind] of group.kinds.entries()) {
        const categoryId = add({
          parentId: groupId,
          shop,
          code: kind.code,
          nameRu: kind.name,
          keywords: kind.keywords ?? '',
          picture: goodsPicture(kind.code, kind.code, kind.name),
          position,
        });
        kinds.push({ kind, shop, categoryId });
      }
    }
  }
  return { rows, kinds };
}

const toCode = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Brands as rows, and their ids by key of the table of facts. */
export function goodsBrandRows(): { rows: (typeof accessoryBrand.$inferInsert)[]; ids: ReadonlyMap<string, number> } {
  const entries = Object.entries(goodsBrands);
  return {
    rows: entries.map(([key, [nameEn, nameRu]], place) => ({
      id: place + 1,
      code: toCode(key),
      nameEn,
      nameRu,
      sortKey: sortKey(nameEn),
    })),
    ids: new Map(entries.map(([key], place) => [key, place + 1])),
  };
}
