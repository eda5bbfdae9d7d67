import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { holdingId } from './catalog.ts';
import { commonFailures, missingFailure } from './failures.ts';

/** Tools of the staff (decisions 7 and 8). */
export const toolsContract = {
  qr: oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({
      method: 'GET',
      path: '/qr/{vin}',
      tags: ['Служебное'],
      summary: 'Куда ведёт код на лобовом стекле; для сотрудника с ролью reports, остальным 404',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        params: v.object({ vin: v.pipe(v.string(), v.maxLength(64)) }),
        query: v.strictObject({ holdingId }),
        headers: v.object({ authorization: v.optional(v.pipe(v.string(), v.maxLength(600))) }),
      }),
    )
    .output(v.object({ body: v.object({ vehicleId: v.number(), vin: v.string(), path: v.string() }) })),
};
