import { goodsAccents, goodsPictureBase, goodsVariants } from '@showroom/domain/shop/goods-picture';
import { hashOf } from '../random.ts';
import { kindShapes } from './goods-shapes.data.ts';

/**
 * The drawing that stands for goods until they are photographed: a shape by kind, colours by maker, proportions by name. A
 * photo takes its place under another base.
 */
export function goodsPicture(kind: string, brand: string, name: string): string {
  const shape = kindShapes[kind];
  if (!shape) throw new Error(`${kind} has no shape.`);
  const look = (hashOf(brand) % goodsAccents) + goodsAccents * (hashOf(name) % goodsVariants);
  return goodsPictureBase({ shape, look, view: 'front' });
}
