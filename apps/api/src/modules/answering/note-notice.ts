import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import type { Executor } from '../../db/database.ts';
import type { Holding } from '../holdings/read-holdings.ts';
import { leadNumber } from '../leads/lead-number.ts';
import { leadMail } from '../leads/told.ts';
import { type OutboxDraft, putIntoOutbox } from '../outbox/queries.ts';
import type { LeadRow } from './request-queries.ts';

const subjects = { note: 'Клиент дополнил заявку', withdrawn: 'Клиент отозвал заявку' } as const;

/** Tells the department and the CRM that a customer wrote or withdrew; the words themselves stay in the desk. */
export async function staffNotice(
  executor: Executor,
  holding: Holding,
  lead: LeadRow,
  kind: keyof typeof subjects,
): Promise<void> {
  const number = leadNumber(holding.holdingId, lead.number);
  const department = isLeadFormId(lead.formId) ? leadForms[lead.formId].department : undefined;
  const mail = leadMail(holding, lead.dealerCode ?? undefined, department);
  const crm = holding.told?.crm;
  const link = `https://${holding.host}/reports/leads/?number=${number}`;
  const common = { kind: 'lead-notice' as const, leadId: lead.id };
  const drafts: OutboxDraft[] = [];
  if (mail) {
    drafts.push({
      ...{ ...common, channel: 'mail', recipient: mail, subject: `${subjects[kind]} № ${number}` },
      ...{
        body: `${subjects[kind]} № ${number}.\n${link}`,
        html: `<p><a href="${link}">${subjects[kind]} № ${number}</a></p>`,
      },
    });
  }
  if (crm) {
    const body = JSON.stringify({ type: `lead.${kind}`, at: new Date().toISOString(), lead: { id: lead.id, number } });
    drafts.push({ channel: 'webhook', kind: 'lead-event', leadId: lead.id, recipient: crm, body });
  }
  await putIntoOutbox(executor, drafts);
}
