import {
  type GoodsColor,
  goodsAccents,
  goodsColors,
  goodsPictureBase,
  goodsVariants,
  makerAccents,
} from '@showroom/domain/shop/goods-picture';
import { hashOf } from '../random.ts';
import { colorStems } from './goods-colors.data.ts';
import { kindShapes } from './goods-shapes.data.ts';

/** Whole words: `серия` is no colour, nor is a part of a maker's name. */
const words = colorStems.map(
  ([stem, color]) => [new RegExp(`(?<![\\p{L}-])${stem}(?![\\p{L}-])`, 'iu'), color] as const,
);

/** The colour that a name tells. */
export const namedColor = (name: string): GoodsColor | undefined => words.find(([word]) => word.test(name))?.[1];

/**
 * The drawing that stands for goods until they are photographed: a shape by kind, the colour that the name tells or else one of
 * the maker's, proportions by name. A photo takes its place under another base.
 */
export function goodsPicture(kind: string, brand: string, name: string): string {
  const shape = kindShapes[kind];
  if (!shape) throw new Error(`${kind} has no shape.`);
  const color = namedColor(name);
  const accent = color ? makerAccents + goodsColors.indexOf(color) : hashOf(brand) % makerAccents;
  const look = accent + goodsAccents * (hashOf(name) % goodsVariants);
  return goodsPictureBase({ shape, look, view: 'front' });
}
