import { pictureShapeOf } from '@showroom/domain/picture-shape';
import { expect, test } from 'vitest';
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
const stock = [...stockRows(facts, reference.ids, createTrimBook(facts.equipmentOf), 6_000)]
  .filter(({ status }) => status === 'on-sale')
  .map((row) => {
    const model = models.get(row.modelId);
    const shape = pictureShapeOf({
      ...{ bodyType: row.bodyType, year: row.year, klass: model?.klass, engineVolume: row.engineVolume },
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

/** Of some 230 pairs: builds are eight, and the stock of another seed meets another pair. */
const mostAlike = 2;

test('neighbours on the first page of a listing hardly share a picture, unless they are the same model in the same colour', () => {
  const found: string[] = [];
  for (const holdingId of [1, 2])
    for (const type of new Set(stock.map((row) => row.type))) {
      const page = stock
        .filter((row) => row.holdingId === holdingId && row.type === type)
        .toSorted((a, b) => b.rank - a.rank || a.id - b.id)
        .slice(0, 24);
      for (const [place, row] of page.entries())
        for (const next of [page[place + 1]])
          if (next?.picture === row.picture && next.modelId !== row.modelId)
            found.push(`${holdingId} ${type} ${place}: ${row.picture}`);
    }
  expect(found.slice(mostAlike)).toEqual([]);
});
