import { randomUUID } from 'node:crypto';
import { bindPhotos, insertPhoto } from '../modules/reviews/photo-queries.ts';
import type { TestApp } from './test-app.ts';

/** Reviews that exist, and bodies that are right, for calls about them. */
export async function knownReviews({ database, services }: TestApp): Promise<Record<string, string[]>> {
  const rows = await database.query<{ id: string }>('select id from review where holding_id = 1 order by id limit 20');
  const goods = await database.query<{ id: number }>('select id from accessory order by id limit 3');
  const ids = rows.map(({ id }) => id);
  const [id = ''] = ids;
  const files = { id: randomUUID(), thumbFile: randomUUID(), fullFile: randomUUID() };
  for (const file of [files.thumbFile, files.fullFile]) await services.files.put(file, new Uint8Array([1]));
  await insertPhoto(database, { ...files, width: 800, height: 600 });
  await bindPhotos(database, id, [files.id]);
  return {
    ...Object.fromEntries(
      ['photo', 'showPhoto'].flatMap((name) => [
        [`deskReviews.${name}:id`, [id]],
        [`deskReviews.${name}:photo`, [files.id]],
      ]),
    ),
    'body:deskReviews.showPhoto': ['{"isShown":false}', '{"isShown":true}'],
    'reviews.list:dealer': ['brand-one-sever'],
    'reviews.list:item': goods.map(({ id: item }) => String(item)),
    'deskReviews.list:dealer': ['brand-one-sever'],
    'deskReviews.decide:id': ids,
    'deskReviews.reply:id': ids,
    'body:deskReviews.decide': ['{"status":"published"}', '{"status":"rejected","reason":"Не о центре"}'],
    'body:deskReviews.reply': ['{"text":"Спасибо!"}'],
    'body:reviews.send': ['{"rating":5,"author":"Анна","text":"Всё прошло хорошо, спасибо.","policy":true}'],
  };
}
