import type { LeadReceipt, LeadRequest, VehicleReport } from '@showroom/api-contract/lead';
import { isRobot } from '@showroom/domain/lead/lead-schema';
import { ApiError, badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { requireForm } from '../holdings/require-form.ts';
import { doOnce, keptAnswer, type RepeatableCall } from '../idempotency/once.ts';
import { checkLead } from '../leads/check-lead.ts';
import { withLink } from '../leads/service.ts';
import { statusToken } from '../leads/status-token.ts';
import { type Sender, storeLead } from '../leads/store-lead.ts';
import { useCode, wrongCode } from '../sms-codes/check-code.ts';
import { makeReport } from './make-report.ts';
import { findReportedVehicle, type ReportedVehicle } from './queries.ts';
import { reportForm } from './report-form.ts';
import { reportCodes } from './send-code.ts';

type ReportRequest = Pick<LeadRequest, 'formUrl' | 'formData'> & { smsCode: string };
type ReportAnswer = { lead: LeadReceipt; report: VehicleReport };

/**
 * Takes the code, stores the lead and opens the vehicle's history, once per key. Nothing of the code is used up when
 * the form itself is wrong.
 */
export async function confirmReport(
  { database, codeSecret, holdings }: Pick<Services, 'database' | 'codeSecret' | 'holdings'>,
  sender: Sender,
  key: string,
  request: ReportRequest,
): Promise<{ answer: ReportAnswer; replayed: boolean }> {
  const call: RepeatableCall = { holdingId: sender.holdingId, route: 'POST /catalog/report', key, body: request };
  const kept = await keptAnswer<ReportAnswer>(database, call);
  const token = statusToken(codeSecret, `report ${key}`);
  const told = async ({ lead, report }: ReportAnswer) => ({ lead: await withLink(database, lead, token), report });
  if (kept) return { answer: await told(kept), replayed: true };
  const form = requireForm(holdings, sender.holdingId, reportForm);
  if (isRobot(request.formData)) throw wrongCode();
  const lead = await checkLead(database, form, request);
  const { vehicleId } = lead.data;
  const vehicle =
    vehicleId === undefined ? undefined : await findReportedVehicle(database, sender.holdingId, vehicleId);
  const report = makeReport(requireUsed(vehicle));
  const { answer, replayed } = await doOnce<ReportAnswer>(database, call, async (executor) => {
    const refused = await useCode(
      executor,
      codeSecret,
      { phone: lead.phone ?? '', purpose: reportCodes },
      request.smsCode,
      {
        address: sender.address,
      },
    );
    if (refused instanceof ApiError) return refused;
    return { lead: await storeLead(executor, lead, { ...sender, token }), report };
  });
  return { answer: await told(answer), replayed };
}

function requireUsed(vehicle: ReportedVehicle | undefined): ReportedVehicle {
  const refused = (message: string) => badRequest('Проверьте поля формы.', [{ field: 'vehicleId', message }]);
  if (!vehicle) throw refused('нет такого автомобиля');
  if (vehicle.condition !== 'used') throw refused('У\u00a0нового автомобиля истории ещё нет.');
  // The report is made up for the example's stock: of a dealer's own vehicle nobody has asked the registers.
  if (vehicle.isFromFeed) throw refused('Отчёта по\u00a0этому автомобилю нет.');
  return vehicle;
}
