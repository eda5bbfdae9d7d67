import * as v from 'valibot';
import { ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { pageMeta } from './page-meta.ts';

/** What a word of the feeds may be. */
export const feedWordKinds = [
  'mark',
  'model',
  'dealer',
  'body',
  'engine',
  'gear',
  'drive',
  'color',
  'availability',
  'condition',
] as const;
export type FeedWordKind = (typeof feedWordKinds)[number];
const kind = v.picklist(feedWordKinds);

/** A word that no dictionary knows, and how many vehicles wait for it. */
export const waitingWord = v.object({
  kind,
  word: v.string(),
  /** The mark that stood beside the word for a model. */
  mark: v.nullable(v.string()),
  count: v.number(),
});
export type WaitingWord = v.InferOutput<typeof waitingWord>;

const reader = deskCall({ roles: 'роли reports' });
const keeper = deskCall({ roles: 'роли admin' });

/** The dealer's dictionary: what feeds say, and what it means. */
export const deskWordsContract = {
  list: reader('GET', '/reports/words', 'Слова выгрузок, которых никто не\u00a0знает, частые сначала')
    .input(v.object({ headers: ownHeaders, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(
      v.object({
        items: v.array(waitingWord),
        meta: pageMeta,
        /** Centres of the holding: what a word for one may mean. */
        centres: v.array(v.object({ code: v.string(), name: v.string() })),
      }),
    ),
  map: keeper('POST', '/reports/words', 'Что значит слово; ждавшие его машины выходят в\u00a0продажу')
    .input(
      v.object({
        headers: ownHeaders,
        query: ownQuery,
        body: v.strictObject({
          kind,
          text: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
          /** A code of our dictionaries; of a mark, model or centre its name will do. */
          target: v.pipe(v.string(), v.minLength(1, 'Укажите, что значит слово'), v.maxLength(120)),
        }),
      }),
    )
    // Null: the vehicles are still being taken in.
    .output(v.object({ taken: v.nullable(v.number()) })),
};
