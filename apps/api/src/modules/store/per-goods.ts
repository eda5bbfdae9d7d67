import type { GoodsStock } from '../search/goods/goods-stock.ts';

/** What is made of the goods, made once by its key for each copy of them. */
export function perGoods<Key, Value>() {
  const known = new WeakMap<GoodsStock, Map<Key, Value>>();
  return (goods: GoodsStock, key: Key, make: () => Value): Value => {
    const values = known.get(goods) ?? new Map<Key, Value>();
    known.set(goods, values);
    const found = values.get(key);
    if (found !== undefined) return found;
    const made = make();
    values.set(key, made);
    return made;
  };
}
