import { cityCodes } from '@showroom/domain/city';
import { bodyTypes, codesOf, transportTypes } from '@showroom/domain/dictionaries';
import { pictureShapeOf } from '@showroom/domain/picture-shape';
import { expect, test } from 'vitest';
import { mixedByCity } from '../modules/catalog/city-order.ts';
import { partAlike } from '../modules/catalog/part-alike.ts';
import { loadFacts } from './load-facts.ts';
import { referenceRows } from './reference-rows.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';

const facts = loadFacts();
const reference = referenceRows(facts);
const marks = new Map(facts.marks.map(({ code }) => [reference.ids.mark.get(code), code]));
const models = new Map(
  facts.marks.flatMap((mark) =>
    mark.models.map((model) => [reference.ids.model.get(`${mark.code}/${model.code}`), model]),
  ),
);
const cityOf = new Map(facts.dealers.map(({ code, city }) => [reference.ids.dealer.get(code), city]));
const stock = [...stockRows(facts, reference.ids, createTrimBook(facts.equipmentOf), 6_000)]
  .filter(({ status }) => status === 'on-sale')
  .map((row) => {
    const model = models.get(row.modelId);
    const shape = pictureShapeOf({
      ...{ bodyType: row.bodyType, year: row.year, klass: model?.klass, engineVolume: row.engineVolume },
      seats: row.seats,
      markCode: marks.get(row.markId) ?? '',
      modelCode: model?.code ?? '',
    });
    return { ...row, picture: `${row.bodyType}/${shape}/${row.colorGroup}` };
  });

test('at most twelve vehicles share a picture, on average and in each brand', () => {
  for (const holdingId of [1, 2]) {
    const own = stock.filter((row) => row.holdingId === holdingId);
    expect(own.length / new Set(own.map(({ picture }) => picture)).size).toBeLessThanOrEqual(12);
  }
});

/** The listings of the menus that show more than one model: kinds, their conditions, electric cars, bodies. */
type Row = (typeof stock)[number];
const listings: Record<string, (row: Row) => boolean> = {
  electro: (row) => row.type === 'cars' && row.engineType === 'electro',
};
for (const type of codesOf(transportTypes)) {
  listings[type] = (row) => row.type === type;
  for (const condition of ['new', 'used'] as const)
    listings[`${type} ${condition}`] = (row) => row.type === type && row.condition === condition;
}
for (const body of codesOf(bodyTypes)) listings[body] = (row) => row.bodyType === body;
for (const [id, code] of marks)
  for (const condition of [undefined, 'new', 'used'] as const)
    listings[`${code} ${condition ?? ''}`] = (row) =>
      row.markId === id && (condition === undefined || row.condition === condition);
test('neighbours on the first page of any listing share no picture, unless they are the same model in the same colour', () => {
  const found: string[] = [];
  let pairs = 0;
  for (const holdingId of [1, 2])
    for (const [listing, isListed] of Object.entries(listings)) {
      const recommended = stock
        .filter((row) => row.holdingId === holdingId && isListed(row))
        .toSorted((a, b) => b.rank - a.rank || a.id - b.id);
      for (const city of cityCodes) {
        const isOwn = ({ dealerId }: Row) => cityOf.get(dealerId) === city;
        const page = partAlike(
          mixedByCity(recommended, isOwn, 24),
          (one, other) => one.picture === other.picture,
          (one, other) => isOwn(one) === isOwn(other),
        );
        for (const [place, row] of page.entries()) {
          const next = page[place + 1];
          if (next) pairs += 1;
          if (next?.picture === row.picture && next.modelId !== row.modelId)
            found.push(
              `${holdingId} ${city} ${listing} ${place}: ${row.picture}, ${marks.get(row.markId)}/${models.get(row.modelId)?.code}, ${marks.get(next.markId)}/${models.get(next.modelId)?.code}`,
            );
        }
      }
    }
  expect(pairs).toBeGreaterThan(2_000);
  expect(found).toEqual([]);
});
