import { randomUUID } from 'node:crypto';
import { type DeskCentre, placeKinds } from '@showroom/api-contract/desk-places';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { applyDeskHours } from '../../seed/desk-hours.ts';
import { writeAudit } from '../content/store/audit.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { hasMark, insertPlace, putHours, selectCentres, updatePlace } from './queries.ts';

/** What one centre may have of a kind: more is a slip. */
const most = 60;

type OwnPlaceCall = OwnCall & { params: { dealer: string } };

const staffOf = (context: ApiContext, { headers, query }: OwnCall) =>
  requireStaff(context, headers.authorization, query.holdingId, ['service']);

/** Changes a centre with its line of the trail. Throws 404 for one of another holding, or that is not theirs. */
async function change(
  context: ApiContext,
  asked: OwnPlaceCall,
  work: (executor: Executor, centre: DeskCentre) => Promise<{ act: string; details: Record<string, unknown> }>,
): Promise<DeskCentre> {
  const staff = await staffOf(context, asked);
  const { holdingId } = asked.query;
  const { dealer } = asked.params;
  const isTheirs = !staff.dealers || staff.dealers.includes(dealer);
  return context.database.transaction(async (executor) => {
    const read = async () => (isTheirs ? (await selectCentres(executor, holdingId, [dealer]))[0] : undefined);
    const centre = await read();
    if (!centre) throw notFound('Такого центра нет.');
    const { act, details } = await work(executor, centre);
    await writeAudit(executor, { holdingId, actor: staff.id, act, subject: `dealer:${dealer}`, details });
    return (await read()) ?? centre;
  });
}

const refuse = (field: string, message: string) => badRequest('Проверьте поля формы.', [{ field, message }]);

export const deskPlacesRoutes = {
  centres: api.deskPlaces.centres.handler(async ({ input, context }) => {
    const { dealers } = await staffOf(context, input);
    return { items: await selectCentres(context.database, input.query.holdingId, dealers) };
  }),
  addPlace: api.deskPlaces.addPlace.handler(({ input, context }) =>
    change(context, input, async (executor, { code: dealer, places }) => {
      const { kind, name, mark } = input.body;
      if (places.filter((place) => place.kind === kind).length >= most)
        throw refuse('kind', `Не\u00a0больше ${most}: ${placeKinds[kind]}.`);
      if (kind === 'demo' && !(mark && (await hasMark(executor, dealer, mark))))
        throw refuse('mark', 'Выберите марку этого центра.');
      const id = `${dealer}:${kind}:${randomUUID().slice(0, 8)}`;
      const { holdingId } = input.query;
      await insertPlace(executor, { id, holdingId, dealer, kind, name, mark: kind === 'demo' ? (mark ?? null) : null });
      return { act: 'place-add', details: { place: id, name } };
    }),
  ),
  putPlace: api.deskPlaces.putPlace.handler(({ input, context }) =>
    change(context, input, async (executor, { code: dealer }) => {
      const { id, name, isActive } = input.body;
      if (!(await updatePlace(executor, dealer, { id, name, isActive }))) throw notFound('Такого поста нет.');
      return { act: 'place-change', details: { place: id, name, isActive } };
    }),
  ),
  putHours: api.deskPlaces.putHours.handler(({ input, context }) =>
    change(context, input, async (executor, { code: dealer, departments }) => {
      const { department } = input.params;
      if (!departments.some(({ code }) => code === department)) throw notFound('Такого отдела в центре нет.');
      const { hours } = input.body;
      await putHours(executor, dealer, department, hours);
      // A trigger tells the shells that the centre has changed.
      await applyDeskHours(executor, dealer);
      return { act: 'hours-change', details: { department, hours } };
    }),
  ),
};
