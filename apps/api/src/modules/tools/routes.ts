import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { findByVin } from './queries.ts';
import { requireStaff } from './require-staff.ts';

export const toolsRoutes = {
  qr: api.tools.qr.handler(async ({ input: { params, query, headers }, context }) => {
    await requireStaff(context, headers.authorization, query.holdingId);
    const vehicle = await findByVin(context.database, query.holdingId, params.vin);
    if (!vehicle) throw notFound('Автомобиль не найден.');
    return { body: { vehicleId: vehicle.id, vin: vehicle.vin, path: `/qr/${vehicle.vin}/` } };
  }),
};
