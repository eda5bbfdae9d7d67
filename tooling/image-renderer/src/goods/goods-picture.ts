import { type PictureDensity, type PictureSize, pictureSizes } from '@showroom/domain/picture';
import {
  type GoodsDrawing,
  type GoodsShape,
  goodsAccents,
  goodsColors,
  makerAccents,
} from '@showroom/domain/shop/goods-picture';
import sharp from 'sharp';
import { bodyShapes } from './body-shapes.data.ts';
import { cabinShapes } from './cabin-shapes.data.ts';
import { type Coat, coatOfMaker, coats } from './coats.data.ts';
import { engineShapes } from './engine-shapes.data.ts';
import { gearShapes } from './gear-shapes.data.ts';
import { roadShapes } from './road-shapes.data.ts';
import { path, rect, type Shape } from './shape.ts';

const shapes: Record<GoodsShape, Shape> = {
  ...cabinShapes,
  ...roadShapes,
  ...gearShapes,
  ...engineShapes,
  ...bodyShapes,
};

const stops = (...colors: readonly string[]) =>
  colors.map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`).join('');
const across = (id: string, ...colors: readonly string[]) =>
  `<linearGradient id="${id}">${stops(...colors)}</linearGradient>`;
const down = (id: string, ...colors: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(...colors)}</linearGradient>`;

function paints({ accent, dark, cloth, hem }: Coat): string {
  return [
    `<radialGradient id="back" cy=".42" r=".75">${stops('#ffffff', '#f3f4f6', '#dfe2e6')}</radialGradient>`,
    `<radialGradient id="shade">${stops('#00000066', '#00000022', '#00000000')}</radialGradient>`,
    across('a', dark, accent, accent, dark),
    down('b', dark, dark, '#15171a'),
    across('m', '#80868d', '#eef0f2', '#b4bac1', '#f7f8f9', '#858b92'),
    down('n', '#e9ebee', '#b8bdc4', '#8f959c', '#c9cdd2'),
    down('k', '#565b62', '#33373c', '#1b1d20'),
    down('r', '#3b3f44', '#24272b', '#191b1e'),
    down('g', '#c9dceb', '#8fb0c8', '#6f91aa'),
    down('c', cloth, cloth, hem),
  ].join('');
}

const shadow = (y: number, width: number) => `<ellipse cx="200" cy="${y}" rx="${width}" ry="13" fill="url(#shade)"/>`;

/** A carton with the maker's stripe and the thing printed on it. */
const carton = (inner: string) =>
  shadow(262, 168) +
  path('M96 62 L252 46 L252 256 L96 262 Z', '#f4f4f1') +
  path('M252 46 L324 76 L324 240 L252 256 Z', '#d5d6d3') +
  path('M96 62 L252 46 L324 76 L172 88 Z', '#fbfbf9', 'opacity=".0"') +
  path('M96 62 L252 46 L252 100 L96 112 Z', 'a') +
  path('M252 46 L324 76 L324 120 L252 100 Z', 'b') +
  rect(112, 82, 84, 10, 2, '#ffffffdd', 'transform="rotate(-5 112 82)"') +
  `<g transform="translate(102 118) skewY(-3) scale(.36 .44)">${inner}</g>` +
  rect(266, 190, 44, 5, 1, '#9a9b98', 'transform="skewY(2) translate(0 -9)"') +
  rect(266, 204, 32, 5, 1, '#b5b6b3', 'transform="skewY(2) translate(0 -9)"');

/** The drawing as SVG, 400 × 300. */
export function goodsSvg({ shape, look, view }: GoodsDrawing, width: number): string {
  const at = look % goodsAccents;
  const color = goodsColors[at - makerAccents];
  const variant = Math.floor(look / goodsAccents);
  const inner = color ? shapes[shape](variant, 'c') : shapes[shape](variant);
  const placed = {
    front: `${shadow(258, 150)}${inner}`,
    near: `<g transform="translate(200 150) rotate(-7) scale(1.75) translate(-214 -146)">${inner}</g>`,
    box: carton(inner),
  }[view];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}" viewBox="0 0 400 300"><defs>${paints(color ? coats[color] : coatOfMaker(at))}</defs><rect width="400" height="300" fill="url(#back)"/>${placed}</svg>`;
}

/** A drawn picture of goods as WebP. Deterministic; some tens of milliseconds. */
export function renderGoods(
  drawing: GoodsDrawing,
  { size, density }: { size: PictureSize; density: PictureDensity },
): Promise<Buffer> {
  const svg = goodsSvg(drawing, pictureSizes[size].width * density);
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .webp({ quality: density === 2 ? 76 : 82, effort: 4, smartSubsample: true })
    .toBuffer();
}
