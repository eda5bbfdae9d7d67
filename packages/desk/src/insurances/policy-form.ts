import type { DeskPolicies } from '@showroom/api-contract/desk-insurances';
import type { DeskReply } from '../call/call-desk.ts';
import { textOf } from '../lists/text-of.ts';

/** Shows what a call answered; false: it was refused. */
export type TakePolicies = (reply: DeskReply<DeskPolicies>) => boolean;

/** The premium in kopecks; null where none was typed. */
export function kopecksOf(said: FormData): number | null {
  const text = textOf(said, 'premium').replace(/\s/g, '').replace(',', '.');
  return text === '' ? null : Math.round(Number(text) * 100);
}
