import type { TestApp } from './test-app.ts';

/** Reviews that exist, and bodies that are right, for calls about them. */
export async function knownReviews({ database }: TestApp): Promise<Record<string, string[]>> {
  const rows = await database.query<{ id: string }>('select id from review where holding_id = 1 order by id limit 20');
  const ids = rows.map(({ id }) => id);
  return {
    'reviews.list:dealer': ['brand-one-sever'],
    'deskReviews.list:dealer': ['brand-one-sever'],
    'deskReviews.decide:id': ids,
    'deskReviews.reply:id': ids,
    'body:deskReviews.decide': ['{"status":"published"}', '{"status":"rejected","reason":"Не о центре"}'],
    'body:deskReviews.reply': ['{"text":"Спасибо!"}'],
    'body:reviews.send': ['{"rating":5,"author":"Анна","text":"Всё прошло хорошо, спасибо.","policy":true}'],
  };
}
