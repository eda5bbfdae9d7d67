import type { DeskDelivery, DeskLeadRow } from '@showroom/api-contract/desk-leads';
import { deadlineText } from '@showroom/domain/lead/answer-promise';
import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { isOpenLead } from '@showroom/domain/lead/lead-stage';
import type { LeadRow } from '../answering/request-queries.ts';
import { leadNumber } from '../leads/lead-number.ts';
import { type Letter, maskRecipient } from '../outbox/dead-letters.ts';

const iso = (at: Date | string) => new Date(at).toISOString();

/** A lead as the list shows it. */
export function presentLead(holdingId: number, lead: LeadRow, now: number): DeskLeadRow {
  const { data, formId, advisers, assignee } = lead;
  const promised =
    isOpenLead(lead.status) && !lead.answeredAt && lead.promisedAt ? new Date(lead.promisedAt).getTime() : undefined;
  return {
    number: leadNumber(holdingId, lead.number),
    formId,
    formName: isLeadFormId(formId) ? leadForms[formId].name : formId,
    status: lead.status,
    name: [data.lastname, data.firstname ?? data.name, data.middlename].filter(Boolean).join(' '),
    dealer: lead.dealerName ?? lead.dealerCode,
    vehicle: lead.vehicleName,
    assignee: advisers?.find(({ code }) => code === assignee)?.name ?? assignee,
    createdAt: iso(lead.createdAt),
    answerBy: promised === undefined ? null : deadlineText(promised, now),
    isLate: promised !== undefined && promised <= now,
  };
}

/** A message as the desk lists it: never its text. */
export function presentDelivery(letter: Letter): DeskDelivery {
  const { id, channel, kind, status, attempts, failure, isReplayable, number, holdingId } = letter;
  return {
    ...{ id, channel, kind, status, attempts, failure, isReplayable },
    recipient: maskRecipient(letter),
    number: number === null || holdingId === null ? null : leadNumber(holdingId, number),
    createdAt: iso(letter.createdAt),
  };
}
