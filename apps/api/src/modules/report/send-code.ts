import type { CodeSent } from '@showroom/api-contract/lead';
import type { Services } from '../../rpc/context.ts';
import { requireForm } from '../holdings/require-form.ts';
import type { Sender } from '../leads/store-lead.ts';
import { sendSmsCode } from '../sms-codes/send-sms-code.ts';
import { reportForm } from './report-form.ts';

/** What the codes of reports open. */
export const reportCodes = 'report';

/** Sends the code of a vehicle's history, where the holding offers it. */
export async function sendCode(
  services: Pick<Services, 'database' | 'codeSecret' | 'holdings'>,
  sender: Sender,
  phone: string,
): Promise<CodeSent> {
  requireForm(services.holdings, sender.holdingId, reportForm);
  return sendSmsCode(services, sender, phone, {
    purpose: reportCodes,
    kind: 'report-code',
    words: 'Код для отчёта об автомобиле',
  });
}
