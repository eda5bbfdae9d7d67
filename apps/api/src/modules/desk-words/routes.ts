import { setTimeout } from 'node:timers/promises';
import { badRequest } from '../../http/api-error.ts';
import { errorRecord } from '../../log.ts';
import { api } from '../../rpc/implementer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { codeOfName, listUnknown, mapWord } from '../feeds/dictionary/edit-dictionary.ts';
import { takeWaiting } from '../feeds/import/take-waiting.ts';
import { FeedFailure } from '../feeds/parse/feed-failure.ts';
import { deskFor } from '../tools/desk-for.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';

const readerOf = deskFor('reports');
const keeperOf = deskFor('admin');

/** How long a request waits for the vehicles of a word, ms: below the deadline of requests. */
const patienceMs = 2_500;

/** Words that vehicles of the feeds wait for, and what they mean. */
export const deskWordsRoutes = {
  list: api.deskWords.list.handler(async ({ input, context: { database }, context }) => {
    const { holdingId } = await readerOf(context, input);
    const { page = 1 } = input.query;
    const words = await listUnknown(database, holdingId);
    const { limit, offset } = deskWindow(page);
    const centres = await database.query<{ code: string; name: string }>(
      'select code, name from dealer where holding_id = $1 order by sort_key',
      [holdingId],
    );
    return { ...deskPage(page, { items: words.slice(offset, offset + limit), total: words.length }), centres };
  }),
  map: api.deskWords.map.handler(async ({ input, context: { database, log }, context }) => {
    const { holdingId, actor } = await keeperOf(context, input);
    const { kind, text, target } = input.body;
    try {
      await database.transaction(async (db) => {
        const meant = await codeOfName(db, holdingId, kind, target);
        await mapWord(db, holdingId, { kind, text, target: meant });
        await writeAudit(db, { holdingId, actor, act: 'word-map', subject: `word:${kind}`, details: { text, meant } });
      });
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      throw badRequest('Слово не\u00a0сопоставлено.', [{ field: 'target', message: 'Такого в\u00a0каталоге нет' }]);
    }
    // The word is known whatever becomes of the vehicles: thousands of them take longer than a request may.
    const taking = takeWaiting(database, holdingId).catch((error: unknown) => {
      log.error(errorRecord(error), 'waiting vehicles not taken in');
      return null;
    });
    return { taken: await Promise.race([taking, setTimeout(patienceMs, null, { ref: false })]) };
  }),
};
