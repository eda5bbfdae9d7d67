import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { findByVin } from './queries.ts';
import { isStaff } from './staff-token.ts';

export const toolsRoutes = {
  qr: api.tools.qr.handler(async ({ input: { params, query, headers }, context }) => {
    // Who is no staff is told what is told of an address that does not exist (PD-6).
    if (!isStaff(context.staffSecret, headers.authorization, 'reports')) throw notFound('Такого адреса нет.');
    const vehicle = await findByVin(context.database, query.holdingId, params.vin);
    if (!vehicle) throw notFound('Автомобиль не найден.');
    return { body: { vehicleId: vehicle.id, vin: vehicle.vin, path: `/qr/${vehicle.vin}/` } };
  }),
};
