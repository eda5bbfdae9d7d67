import { readKept } from '@showroom/visitor/kept';
import type { Quote } from './ordering-calls.ts';

/** What is chosen beside the recipient. Kept for the next page load. */
export type OrderingChoice = {
  receiving: 'pickup' | 'delivery';
  /** Code of the centre; '' until one is chosen. */
  dealer: string;
  address: string;
  pay: 'online' | 'receipt';
  promo: string;
  points: number;
};

export const choiceKey = 'ordering.v1';
const first: OrderingChoice = { receiving: 'pickup', dealer: '', address: '', pay: 'online', promo: '', points: 0 };

/** What was chosen before, whatever storage holds. */
export function readChoice(): OrderingChoice {
  const kept = readKept(choiceKey);
  const given =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Record<keyof OrderingChoice, unknown>>) : {};
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  return {
    ...first,
    receiving: given.receiving === 'delivery' ? 'delivery' : 'pickup',
    dealer: text(given.dealer, 64),
    address: text(given.address, 300),
    pay: given.pay === 'receipt' ? 'receipt' : 'online',
    promo: text(given.promo, 40),
  };
}

/** What can be chosen to pay with: what is brought is paid for on the site. */
export const offeredPayments = ({ payments }: Quote, receiving: OrderingChoice['receiving']): Quote['payments'] =>
  payments.filter((one) => one === 'online' || receiving === 'pickup');

/** The choice as the shop allows it: a centre that hands out, a payment that is offered, points that there are. */
export function allowedChoice(choice: OrderingChoice, quote: Quote): OrderingChoice {
  const isKnown = quote.centres.some(({ code }) => code === choice.dealer);
  const payments = offeredPayments(quote, choice.receiving);
  return {
    ...choice,
    dealer: isKnown ? choice.dealer : (quote.centres[0]?.code ?? ''),
    pay: payments.includes(choice.pay) ? choice.pay : (payments[0] ?? choice.pay),
    points: Math.min(choice.points, quote.points?.most ?? 0),
  };
}

/** Whether goods are brought: that is paid on the site, where no bank is connected they are handed out in centres alone. */
export const isBrought = ({ payments }: Quote): boolean => payments.includes('online');
