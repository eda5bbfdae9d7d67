import type { Vacancy } from '@showroom/api-contract/content';
import { formatRoubles, spanText } from '@showroom/domain/text';

/** `от 120 000 ₽`, `90 000–120 000 ₽`, or that it is agreed upon. */
export function payText({ payFrom, payTo }: Pick<Vacancy, 'payFrom' | 'payTo'>): string {
  if (payFrom !== null && payTo !== null) return spanText(formatRoubles(payFrom), formatRoubles(payTo));
  if (payFrom !== null) return `от\u00a0${formatRoubles(payFrom)}`;
  if (payTo !== null) return `до\u00a0${formatRoubles(payTo)}`;
  return 'по\u00a0договорённости';
}
