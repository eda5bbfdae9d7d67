import { api } from '../../rpc/implementer.ts';
import { act, deskOf } from '../vehicle-reservations/desk.ts';
import { convertReservation } from './convert-reservation.ts';

export const deskReservationDealRoutes = {
  convert: api.deskReservations.convert.handler(async ({ input: { params, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    const what = 'reservation-convert';
    const { result: dealId, reservation } = await act(context, desk, { id: params.id, what }, (executor, row) =>
      convertReservation(executor, row, desk),
    );
    return { reservation, dealId };
  }),
};
