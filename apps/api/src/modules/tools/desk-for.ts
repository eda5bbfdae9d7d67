import type { StaffRole } from '@showroom/api-contract/desk-staff';
import type { ApiContext } from '../../rpc/context.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { requireStaff } from './require-staff.ts';

/** Who works, for which holding, and of which centres: null for all of them. */
export type Desk = { holdingId: number; actor: string; dealers: readonly string[] | null };

/** Reads who works at a desk of some roles. Throws 404 for everybody else. */
export const deskFor =
  (...roles: StaffRole[]) =>
  async (context: ApiContext, { headers, query: { holdingId } }: OwnCall): Promise<Desk> => {
    const staff = await requireStaff(context, headers.authorization, holdingId, roles);
    return { holdingId, actor: staff.id, dealers: staff.dealers ?? null };
  };
