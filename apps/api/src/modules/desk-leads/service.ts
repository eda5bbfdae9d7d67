import type { DeskLead } from '@showroom/api-contract/desk-leads';
import { leadAnswers } from '@showroom/domain/lead/lead-answers';
import { isLeadFormId } from '@showroom/domain/lead/lead-forms';
import { canMove, isOpenLead, nextStatuses } from '@showroom/domain/lead/lead-stage';
import { type LeadStatus, leadStatuses } from '@showroom/domain/lead/lead-status';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { addEvent, eventsOf, type LeadRow, setStatus } from '../answering/request-queries.ts';
import { writeAudit } from '../content/store/audit.ts';
import { leadNumber } from '../leads/lead-number.ts';
import { putIntoOutbox } from '../outbox/queries.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { answerLimit } from '../rate-limits/limits.data.ts';
import { takesSms } from '../sms-codes/takes-sms.ts';
import { answerMessage } from './answer-message.ts';
import { lettersOf } from './delivery-queries.ts';
import { presentDelivery, presentLead } from './present.ts';
import { consentOf, filesOf, findLead, setAssignee } from './queries.ts';
import type { Scope } from './scope.ts';

const noLead = () => notFound('Такой заявки нет.');

/** The count of a number; undefined for another holding's. */
export function countOf({ holdingId }: Scope, number: string): number | undefined {
  const [holding, count] = number.split('-').map(Number);
  return holding === holdingId && Number.isInteger(count) ? count : undefined;
}

async function requireLead(db: Executor, scope: Scope, number: string, isLocked = false) {
  const count = countOf(scope, number);
  const lead = count === undefined ? undefined : await findLead(db, scope, count, isLocked);
  if (!lead) throw noLead();
  return lead;
}

/** How an answer reaches a customer; undefined: by phone alone. */
const answerChannel = ({ data, phone }: LeadRow) =>
  data.email !== undefined ? ('mail' as const) : takesSms(phone ?? undefined) ? ('sms' as const) : undefined;

/** A lead as a whole. Throws 404 outside of the scope. */
export async function readLead(db: Executor, scope: Scope, number: string): Promise<DeskLead> {
  const lead = await requireLead(db, scope, number);
  const events = await eventsOf(db, lead.id);
  const [files, consent, letters] = [
    await filesOf(db, lead.id),
    await consentOf(db, lead.id),
    await lettersOf(db, lead.id),
  ];
  return {
    ...presentLead(scope.holdingId, lead, Date.now()),
    page: lead.page,
    answers: isLeadFormId(lead.formId) ? leadAnswers(lead.formId, lead.data) : [],
    files,
    consent: consent
      ? { textVersion: consent.textVersion, marketing: consent.marketing, at: new Date(consent.at).toISOString() }
      : null,
    advisers: (lead.advisers ?? []).map(({ code, name }) => ({ code, name })),
    moves: [...nextStatuses(lead.status)],
    answersBy: answerChannel(lead) ?? null,
    history: events.map(({ kind, author, body, at }) => ({
      ...{ kind, author, at: new Date(at).toISOString() },
      body: kind === 'status' ? (leadStatuses[body as LeadStatus] ?? body) : body,
    })),
    deliveries: letters.map(presentDelivery),
  };
}

/** One act on a lead with its line of the trail, in one transaction; the line names the lead by its number alone. */
function act(
  database: Database,
  scope: Scope,
  number: string,
  what: string,
  work: (executor: Executor, lead: LeadRow) => Promise<Record<string, string>>,
): Promise<DeskLead> {
  return database.transaction(async (executor) => {
    const lead = await requireLead(executor, scope, number, true);
    const details = await work(executor, lead);
    const { holdingId, staffId: actor } = scope;
    const subject = leadNumber(holdingId, lead.number);
    await writeAudit(executor, { holdingId, actor, act: what, subject, details });
    return readLead(executor, scope, number);
  });
}

/** Moves a lead on. Throws 404, and 400 for a move that does not exist. */
export function moveLead(database: Database, scope: Scope, number: string, to: LeadStatus): Promise<DeskLead> {
  return act(database, scope, number, 'lead-status', async (executor, { id, status }) => {
    if (!canMove(status, to)) {
      throw badRequest('Такого перехода нет.', [{ field: 'status', message: 'Обновите заявку: статус изменился.' }]);
    }
    await setStatus(executor, id, to, to === 'contacted' || to === 'done');
    await addEvent(executor, id, { kind: 'status', author: 'staff', actor: scope.staffId, body: to });
    return { from: status, to };
  });
}

/** Says who answers: an adviser of the lead's centre, or nobody. Throws 404, and 400 for anybody else. */
export function assignLead(
  database: Database,
  scope: Scope,
  number: string,
  assignee: string | null,
): Promise<DeskLead> {
  return act(database, scope, number, 'lead-assignee', async (executor, { id, advisers }) => {
    const adviser = advisers?.find(({ code }) => code === assignee);
    if (assignee !== null && !adviser) {
      throw badRequest('Проверьте поля формы.', [
        { field: 'assignee', message: 'В этом центре нет такого консультанта.' },
      ]);
    }
    await setAssignee(executor, id, assignee);
    await addEvent(executor, id, {
      kind: 'assignee',
      author: 'staff',
      actor: scope.staffId,
      body: adviser?.name ?? '',
    });
    return { assignee: assignee ?? '' };
  });
}

/** Writes to the customer by letter or SMS. Throws 404, 403 for a closed lead or one that only a call reaches, 429. */
export function answerLead(database: Database, scope: Scope, number: string, text: string): Promise<DeskLead> {
  return act(database, scope, number, 'lead-answer', async (executor, lead) => {
    if (!isOpenLead(lead.status)) throw new ApiError('PERMISSION_DENIED', 'Заявка уже закрыта.');
    const channel = answerChannel(lead);
    if (!channel) throw new ApiError('PERMISSION_DENIED', 'Этому клиенту можно только позвонить.');
    await consumeAll(executor, [{ limit: answerLimit, subject: lead.id }]);
    await addEvent(executor, lead.id, { kind: 'answer', author: 'staff', actor: scope.staffId, body: text });
    await setStatus(executor, lead.id, 'contacted', true);
    await putIntoOutbox(executor, [answerMessage(scope, lead, channel, text)]);
    return { channel };
  });
}

/** A file of a lead, to be saved, never shown. Throws 404. */
export async function readFile(
  { database, files }: { database: Database; files: FileStore },
  scope: Scope,
  number: string,
  id: string,
): Promise<{ name: string; base64: string }> {
  const lead = await requireLead(database, scope, number);
  const file = (await filesOf(database, lead.id)).find((one) => one.id === id);
  if (!file) throw notFound('Такого файла нет.');
  const { holdingId, staffId: actor } = scope;
  await writeAudit(database, { holdingId, actor, act: 'lead-file', subject: number, details: { file: id } });
  return { name: file.name, base64: Buffer.from(await files.get(id)).toString('base64') };
}
