import { parseVehicleNumber } from '@showroom/domain/lead/vin';
import type { Executor } from '../../db/database.ts';

/** The vehicle of a holding under a VIN, in any status and however the VIN is written; undefined when it never had it. */
export async function findByVin(
  executor: Executor,
  holdingId: number,
  text: string,
): Promise<{ id: number; vin: string } | undefined> {
  const vin = parseVehicleNumber(text);
  if (vin === undefined) return undefined;
  const [row] = await executor.query<{ id: number }>('select id from vehicle where holding_id = $1 and vin = $2', [
    holdingId,
    vin,
  ]);
  return row && { id: row.id, vin };
}
