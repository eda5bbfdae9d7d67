import { randomUUID } from 'node:crypto';
import type { BookingReceipt } from '@showroom/api-contract/booking';
import { clockText, dayOf, minutesOf, moscowIso } from '@showroom/domain/booking/moscow-time';
import type { BookingKind } from '@showroom/domain/booking/rules';
import type { LeadFormId } from '@showroom/domain/lead/lead-forms';
import { isRobot, type LeadData } from '@showroom/domain/lead/lead-schema';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { requireForm } from '../holdings/require-form.ts';
import { doOnce, keptAnswer, type RepeatableCall } from '../idempotency/once.ts';
import { type CheckedLead, checkLead } from '../leads/check-lead.ts';
import type { LeadDealer } from '../leads/queries.ts';
import { looksStored, withLink } from '../leads/service.ts';
import { statusToken } from '../leads/status-token.ts';
import { type Sender, storeLead } from '../leads/store-lead.ts';
import { ordersOfBookings } from '../order-intake/from-booking.ts';
import { putIntoOutbox } from '../outbox/queries.ts';
import { inTurn, type SecretSlot, takeHold } from './hold.ts';
import { confirmationOf, type MessageFacts, remindersOf } from './messages.ts';
import { confirmHold, hasConfirmed } from './queries.ts';
import { orNearest, planVisit, requireDealer } from './visit.ts';

export type Confirmation = SecretSlot & { formUrl: string; formData: Record<string, unknown> };

/** What is kept for a repeat: nothing that opens a page. */
type Booked = Omit<BookingReceipt, 'token'> & { leadId: string };

const formOf: Record<BookingKind, LeadFormId> = { service: 'form_service_online', testdrive: 'form_testdrive' };

/**
 * Books: the lead, the booking and the messages are one transaction, repeated calls get the same answer. Works without a hold
 * too, when the time is free. Throws 409 with the nearest free times when it is not.
 */
export async function confirmBooking(
  { database, holdings, codeSecret }: Pick<Services, 'database' | 'holdings' | 'codeSecret'>,
  sender: Sender,
  key: string,
  request: Confirmation,
): Promise<{ receipt: BookingReceipt; replayed: boolean }> {
  const { holdingId } = sender;
  const call: RepeatableCall = { holdingId, route: 'POST /booking/confirm', key, body: request };
  const kept = await keptAnswer<Booked>(database, call);
  const token = statusToken(codeSecret, `booking ${key}`);
  const told = async (receipt: Booked): Promise<BookingReceipt> => {
    const { leadId, ...rest } = receipt;
    const { token: own } = await withLink(database, { id: leadId }, token);
    return { ...rest, ...(own && { token: own }) };
  };
  if (kept) return { receipt: await told(kept), replayed: true };
  const form = requireForm(holdings, holdingId, formOf[request.kind]);
  const visit = planVisit(request);
  if (isRobot(request.formData)) {
    const { number, token: invented } = await looksStored(database, holdingId);
    const { startsAt } = request;
    return {
      receipt: { id: randomUUID(), number, startsAt, endsAt: startsAt, ...(invented && { token: invented }) },
      replayed: false,
    };
  }
  const dealer = await requireDealer(database, holdingId, request.dealer);
  const checked = await checkLead(database, form, request as Parameters<typeof checkLead>[2]);
  const { answer, replayed } = await orNearest(database, holdingId, request, () =>
    inTurn(database, dealer.code, () =>
      doOnce(database, call, async (executor) => {
        const { id, from, to } = await takeHold(executor, holdingId, request);
        const lead = withVisit(
          checked,
          from,
          dealer,
          visit.works.map(({ name }) => name),
        );
        const facts: MessageFacts = { kind: request.kind, from, dealer, works: visit.works, holding: form.holding };
        const { id: leadId, number } = await storeLead(executor, lead, { ...sender, token }, (stored, mayText) => {
          const recipient = { leadId: stored.id, phone: stored.phone, email: stored.data.email };
          return confirmationOf({ ...facts, number: stored.number, secret: request.secret }, recipient, mayText);
        });
        // The same person in a second tab: the lead is the one that was stored a moment ago.
        if (await hasConfirmed(executor, leadId)) {
          throw new ApiError(
            'ALREADY_EXISTS',
            'Вы уже записаны на это время: ссылку на запись мы отправили в сообщении.',
          );
        }
        await confirmHold(executor, id, { leadId, vehicle: vehicleOf(lead) });
        await ordersOfBookings(executor, id);
        const recipient = { leadId, phone: lead.phone, email: lead.data.email };
        await putIntoOutbox(executor, remindersOf({ ...facts, number }, recipient, Date.now()));
        return { id, leadId, number, startsAt: moscowIso(from), endsAt: moscowIso(to) };
      }),
    ),
  );
  return { receipt: await told(answer), replayed };
}

/** The lead says what was booked, whatever the form said of it. */
function withVisit(
  lead: CheckedLead,
  from: number,
  dealer: { code: string } & LeadDealer,
  works: readonly string[],
): CheckedLead {
  const data: LeadData = {
    ...lead.data,
    dealer: dealer.code,
    date: dayOf(from),
    time: clockText(minutesOf(from)),
    ...(works.length > 0 ? { works: works.join('; ') } : {}),
  };
  return { ...lead, data, dealer };
}

/** Name of the car as the visitor reads it again: never its number or VIN. */
function vehicleOf({ data, vehicleName }: CheckedLead): string | undefined {
  if (vehicleName) return vehicleName;
  const name = [data.mark, data.model].filter(Boolean).join(' ');
  return name ? [name, data.manufactureYear].filter(Boolean).join(', ') : undefined;
}
