import { type ReportCode, reports } from '@showroom/api-contract/reports';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import type { Holding } from '../holdings/read-holdings.ts';
import { requireStaff } from '../tools/require-staff.ts';
import type { Staff } from '../tools/staff-token.ts';

/** What a member of the staff may see of the leads. */
export type Scope = {
  holding: Holding;
  holdingId: number;
  staffId: string;
  formIds: readonly string[];
  /** Null: every centre, and leads without one. */
  dealers: readonly string[] | null;
};

const workshop = new Set(['service', 'parts']);
const workshopForms = new Set(['form_service_feedback']);
/** Letters to the hot line are nobody's here (ADR-036). */
const open = Object.values(leadForms).filter(({ isAnonymous }) => !isAnonymous);
const isWorkshop = ({ id, department }: (typeof open)[number]) =>
  workshopForms.has(id) || (department !== undefined && workshop.has(department));

function formIdsOf({ roles }: Staff): string[] {
  if (roles.includes('admin') || roles.includes('reports')) return open.map(({ id }) => id);
  return open.filter((form) => roles.includes(isWorkshop(form) ? 'service' : 'sales')).map(({ id }) => id);
}

async function scopeFor(context: ApiContext, { headers, query }: OwnCall, roles: Parameters<typeof requireStaff>[3]) {
  const staff = await requireStaff(context, headers.authorization, query.holdingId, roles);
  const holding = context.holdings.get(query.holdingId);
  if (!holding) throw notFound('Такого адреса нет.');
  const { holdingId } = query;
  return { holding, holdingId, staffId: staff.id, formIds: formIdsOf(staff), dealers: staff.dealers ?? null };
}

/** Who works on leads: sales on theirs, service on theirs, admin on all. Throws 404 for everybody else. */
export const workScope = (context: ApiContext, asked: OwnCall): Promise<Scope> =>
  scopeFor(context, asked, ['sales', 'service']);

/** Who reads a report. Throws 404 for everybody else. */
export const reportScope = (context: ApiContext, asked: OwnCall, code: ReportCode): Promise<Scope> =>
  scopeFor(context, asked, reports[code].roles);

/** The condition of a scope on the lead `l`, for `$1`–`$3`. */
export const inScope =
  'l.holding_id = $1 and l.form_id = any($2::text[]) and ($3::text[] is null or l.dealer_code = any($3::text[]))';
export const scopeValues = ({ holdingId, formIds, dealers }: Scope) => [holdingId, formIds, dealers];
