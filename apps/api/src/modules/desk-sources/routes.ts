import { ApiError, notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { FeedFailure } from '../feeds/parse/feed-failure.ts';
import { countRuns, holdSource, listRuns, listSources } from '../feeds/sources/source-queries.ts';
import { undoRun } from '../feeds/sources/undo-run.ts';
import { deskFor } from '../tools/desk-for.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';

const readerOf = deskFor('reports');
const keeperOf = deskFor('admin');

/** Deliveries of stock in the desk: what came, what is wrong, hold and undo. */
export const deskSourcesRoutes = {
  list: api.deskSources.list.handler(async ({ input, context: { database }, context }) => {
    const { holdingId } = await readerOf(context, input);
    const { page = 1 } = input.query;
    const [sources, runs, total] = [
      await listSources(database, holdingId),
      await listRuns(database, holdingId, deskWindow(page)),
      await countRuns(database, holdingId),
    ];
    const items = runs.map(({ note, id, ...run }) => ({ ...run, id: String(id) }));
    return { sources: sources.map(({ place, note, ...source }) => source), ...deskPage(page, { items, total }) };
  }),
  hold: api.deskSources.hold.handler(async ({ input, context }) => {
    const { holdingId, actor } = await keeperOf(context, input);
    const { source } = input.params;
    const { isHeld } = input.body;
    return context.database.transaction(async (db) => {
      if (!(await holdSource(db, holdingId, source, isHeld))) throw notFound('Такого источника нет.');
      const act = isHeld ? 'source-hold' : 'source-release';
      await writeAudit(db, { holdingId, actor, act, subject: `source:${source}` });
      return { isHeld };
    });
  }),
  undo: api.deskSources.undo.handler(async ({ input, context: { database }, context }) => {
    const { holdingId, actor } = await keeperOf(context, input);
    const run = /^\d{1,9}$/.test(input.params.run) ? Number(input.params.run) : 0;
    const [known] = await database.rows('select id from feed_run where holding_id = $1 and id = $2', [holdingId, run]);
    if (!known) throw notFound('Такой выгрузки нет.');
    try {
      return await undoRun(database, holdingId, run, (db, details) =>
        writeAudit(db, { holdingId, actor, act: 'source-undo', subject: `run:${run}`, details }),
      );
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      throw new ApiError('PERMISSION_DENIED', 'Отменить можно только последнюю принятую выгрузку источника.');
    }
  }),
};
