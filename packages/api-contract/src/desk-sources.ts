import * as v from 'valibot';
import { objectId, ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { pageMeta } from './page-meta.ts';

const count = v.number();
/** 0 … 1. */
const share = v.nullable(v.number());

export const runOutcomes = ['running', 'taken', 'unchanged', 'refused', 'failed', 'undone'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** Where a dealer's stock comes from, without its address: it may carry a key. */
export const deskSource = v.object({
  code: v.string(),
  everyMinutes: v.number(),
  expectHours: v.number(),
  nextAt: v.string(),
  heldAt: v.nullable(v.string()),
  /** When a delivery was last taken in. */
  takenAt: v.nullable(v.string()),
  /** Nothing new for longer than `expectHours`. */
  isLate: v.boolean(),
});
export type DeskSource = v.InferOutput<typeof deskSource>;

/** A delivery of a source, or a file that was taken in by hand. */
export const deskRun = v.object({
  id: v.string(),
  /** Code of the source; null: by hand. */
  code: v.nullable(v.string()),
  /** Centre that the vehicles belong to, `stock` or `goods`. */
  source: v.string(),
  startedAt: v.string(),
  outcome: v.picklist(runOutcomes),
  records: count,
  added: count,
  changed: count,
  unchanged: count,
  withdrawn: count,
  refused: count,
  share,
  /** Records of the last delivery before, and the share of the last one of an earlier day. */
  recordsBefore: v.nullable(v.number()),
  shareBefore: share,
  canUndo: v.boolean(),
});
export type DeskRun = v.InferOutput<typeof deskRun>;

const headers = ownHeaders;
const query = ownQuery;
const reader = deskCall({ roles: 'роли reports' });
const keeper = deskCall({ roles: 'роли admin' });

/** Deliveries of stock, and who stops or undoes them. */
export const deskSourcesContract = {
  list: reader('GET', '/reports/sources', 'Источники склада и их выгрузки, новые сначала')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(v.object({ sources: v.array(deskSource), items: v.array(deskRun), meta: pageMeta })),
  hold: keeper('POST', '/reports/sources/{source}/hold', 'Остановить источник или пустить его снова')
    .input(
      v.object({
        headers,
        query,
        params: v.object({ source: objectId }),
        body: v.strictObject({ isHeld: v.boolean() }),
      }),
    )
    .output(v.object({ isHeld: v.boolean() })),
  undo: keeper('POST', '/reports/sources/runs/{run}/undo', 'Вернуть склад к\u00a0тому, что было до\u00a0выгрузки')
    .input(v.object({ headers, query, params: v.object({ run: objectId }), body: v.strictObject({}) }))
    .output(v.object({ restored: count, removed: count })),
};
