import type { GoodsColor } from '@showroom/domain/shop/goods-picture';

/** Stems of the colours that names tell, with what may follow them in a word; of two colours before their first. */
export const colorStems: readonly (readonly [stem: string, color: GoodsColor])[] = [
  ['чёрно-сер(?:ый|ая|ое|ые)', 'black-grey'],
  ['чёрно-красн(?:ый|ая|ое|ые)', 'black-red'],
  ['алмаз чёрный', 'diamond-black'],
  ['чёрн(?:ый|ая|ое|ые)', 'black'],
  ['сер(?:ый|ая|ое|ые)', 'grey'],
  ['бел(?:ый|ая|ое|ые)', 'white'],
  ['бежев(?:ый|ая|ое|ые)', 'beige'],
  ['коричнев(?:ый|ая|ое|ые)', 'brown'],
  ['красн(?:ый|ая|ое|ые)', 'red'],
  ['син(?:ий|яя|ее|ие)', 'blue'],
  ['зелён(?:ый|ая|ое|ые)', 'green'],
  ['жёлт(?:ый|ая|ое|ые)', 'yellow'],
  ['серебрист(?:ый|ая|ое|ые)', 'silver'],
  ['графит', 'graphite'],
];
