import type { Answer } from '@showroom/guards/answer';
import type { Plan, PlanRequest } from '@showroom/web-server/plan';

/** Whoever wants a file and not a page says so: `?download`, or `Accept: text/vcard`. */
export const contactParam = 'download';
export const prefersContact = (accept: string): boolean => accept.includes('text/vcard');

const hasParam = (url: string): boolean => new URLSearchParams(url.split('?')[1] ?? '').has(contactParam);

/** The plan for the contact as a file in place of a visiting card; undefined where that is not what was asked for. */
export function toContactPlan(answer: Answer, { url, accept }: PlanRequest): Plan | undefined {
  if (answer.kind !== 'rewrite') return undefined;
  const [, , , kind, ...rest] = answer.to.split('/');
  if (kind !== 'visit-card' || !(hasParam(url) || prefersContact(accept ?? ''))) return undefined;
  return { kind: 'handler', variant: answer.city, path: `/contact-file/${rest.filter(Boolean).join('/')}/` };
}
