import { goodsAccents, goodsColors, goodsVariants, makerAccents } from '@showroom/domain/shop/goods-picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderGoods } from './goods-picture.ts';

/** Mean colour of the middle of a drawing. */
async function middleOf(shape: 'seat-cover' | 'roof-box' | 'child-seat', look: number): Promise<number[]> {
  const bytes = await renderGoods({ shape, look, view: 'front' }, { size: 'card', density: 1 });
  const middle = { left: 130, top: 110, width: 140, height: 100 };
  const { channels } = await sharp(await sharp(bytes).extract(middle).toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

test('a named colour covers the thing in every variant', async () => {
  for (const shape of ['seat-cover', 'roof-box', 'child-seat'] as const)
    for (let variant = 0; variant < goodsVariants; variant++) {
      const of = (color: (typeof goodsColors)[number]) =>
        middleOf(shape, makerAccents + goodsColors.indexOf(color) + goodsAccents * variant);
      const [red = 0, , redBlue = 0] = await of('red');
      const [blueRed = 0, , blue = 0] = await of('blue');
      const [white = 0] = await of('white');
      const [black = 0] = await of('black');
      expect([shape, variant, red > redBlue * 1.5, blue > blueRed * 1.5, white > black * 2]).toEqual([
        shape,
        variant,
        true,
        true,
        true,
      ]);
    }
});
