import { isLiveReservation } from '@showroom/domain/shop/vehicle-reservation';
import { api } from '../../rpc/implementer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { act, deskOf, presentDesk } from './desk.ts';
import { endReservation, noMove } from './move.ts';
import { listReservations } from './queries.ts';

export const deskReservationRoutes = {
  list: api.deskReservations.list.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { status, page = 1 } = input.query;
    const { items, total } = await listReservations(context.database, desk, { status }, deskWindow(page));
    return deskPage(page, { items: items.map(presentDesk), total });
  }),
  release: api.deskReservations.release.handler(async ({ input: { params, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    const { reservation } = await act(
      context,
      desk,
      { id: params.id, what: 'reservation-release' },
      async (executor, row) => {
        // What is the deal's ends with the deal.
        if (row.status === 'converted') throw noMove();
        // Pressed twice, or time was quicker.
        if (isLiveReservation(row.status))
          await endReservation(executor, row, 'cancelled', { author: 'staff', actor: desk.actor });
      },
    );
    return reservation;
  }),
};
