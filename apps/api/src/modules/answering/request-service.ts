import type { RequestView } from '@showroom/api-contract/request';
import { defaultCity } from '@showroom/domain/city';
import { deadlineText } from '@showroom/domain/lead/answer-promise';
import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { customerStages, isOpenLead } from '@showroom/domain/lead/lead-stage';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { cancelVisitOf } from '../booking/queries.ts';
import type { Holding } from '../holdings/read-holdings.ts';
import { leadNumber } from '../leads/lead-number.ts';
import { tokenHash } from '../leads/status-token.ts';
import { dropReminders } from '../outbox/queries.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { noteLimit } from '../rate-limits/limits.data.ts';
import { staffNotice } from './note-notice.ts';
import { addEvent, eventsOf, findByToken, type LeadRow, setStatus } from './request-queries.ts';

type Asked = { holding: Holding; database: Database; token: string };

const noRequest = () => notFound('Такой заявки нет.');
const closed = () => new ApiError('PERMISSION_DENIED', 'Заявка уже закрыта.');

/** What a request to the status page is about. Throws 404 for a holding that nobody knows. */
export function askedOf(
  { database, holdings }: Pick<Services, 'database' | 'holdings'>,
  holdingId: number,
  token: string,
): Asked {
  const holding = holdings.get(holdingId);
  if (!holding) throw noRequest();
  return { holding, database, token };
}

/** A request as its customer sees it. Throws 404 for an unknown token. */
export async function viewRequest({ holding, database, token }: Asked): Promise<RequestView> {
  const lead = await findByToken(database, holding.holdingId, tokenHash(token));
  if (!lead) throw noRequest();
  return toView(database, holding, lead);
}

/** Adds a note to an open request and tells the department. Throws 404, 403 once it is closed, 429 beyond the limit. */
export function addNote(asked: Asked, text: string): Promise<RequestView> {
  return change(asked, async (executor, lead) => {
    await consumeAll(executor, [{ limit: noteLimit, subject: lead.id }]);
    await addEvent(executor, lead.id, { kind: 'note', author: 'customer', actor: null, body: text });
    await staffNotice(executor, asked.holding, lead, 'note');
  });
}

/** Withdraws an open request. Throws 404, and 403 once it is closed. */
export function withdrawRequest(asked: Asked): Promise<RequestView> {
  return change(asked, async (executor, lead) => {
    await setStatus(executor, lead.id, 'rejected');
    // Who does not want to come any more frees the time.
    await cancelVisitOf(executor, lead.id);
    await dropReminders(executor, lead.id);
    await addEvent(executor, lead.id, { kind: 'withdrawn', author: 'customer', actor: null, body: '' });
    await staffNotice(executor, asked.holding, lead, 'withdrawn');
  });
}

function change(
  { holding, database, token }: Asked,
  work: (executor: Executor, lead: LeadRow) => Promise<void>,
): Promise<RequestView> {
  return database.transaction(async (executor) => {
    const hash = tokenHash(token);
    const lead = await findByToken(executor, holding.holdingId, hash, true);
    if (!lead) throw noRequest();
    if (!isOpenLead(lead.status)) throw closed();
    await work(executor, lead);
    const changed = await findByToken(executor, holding.holdingId, hash);
    return toView(executor, holding, changed ?? lead);
  });
}

async function toView(db: Executor, holding: Holding, lead: LeadRow): Promise<RequestView> {
  const events = await eventsOf(db, lead.id);
  const now = Date.now();
  const isOpen = isOpenLead(lead.status);
  const promised = isOpen && !lead.answeredAt && lead.promisedAt ? new Date(lead.promisedAt).getTime() : undefined;
  const { date, time, city } = lead.data;
  const day = date?.split('-').reverse().join('.');
  const adviser = lead.advisers?.find(({ code }) => code === lead.assignee);
  return {
    number: leadNumber(holding.holdingId, lead.number),
    formName: isLeadFormId(lead.formId) ? leadForms[lead.formId].name : 'Заявка',
    createdAt: new Date(lead.createdAt).toISOString(),
    stage: customerStages[lead.status],
    isOpen,
    isWithdrawn:
      !isOpen && events.findLast(({ kind }) => kind === 'withdrawn' || kind === 'status')?.kind === 'withdrawn',
    vehicle: lead.vehicleName,
    date: day ? [day, time].filter(Boolean).join(', ') : null,
    dealer: lead.dealerName,
    adviser: adviser?.name ?? null,
    phone: lead.dealerPhone ?? holding.phones[city ?? defaultCity],
    answerBy: promised !== undefined && promised > now ? deadlineText(promised, now) : null,
    isLate: promised !== undefined && promised <= now,
    thread: events
      .filter(({ kind }) => kind === 'note' || kind === 'answer')
      .map(({ author, body, at }) => ({ author, text: body, at: new Date(at).toISOString() })),
  };
}
