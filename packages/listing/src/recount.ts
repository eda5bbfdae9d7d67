import { countOf } from '@showroom/domain/text';
import { formatNumber } from '@showroom/ui/format';

/** What a choice finds: in all, and by the fields and values of the panel, where they are counted. */
export type Found = { total: number; values?: Readonly<Record<string, Readonly<Record<string, number>>>> };

/** Forms of what a switch leaves. */
export const offers = ['предложение', 'предложения', 'предложений'] as const;

/** Where a control says how many it finds: behind its words, a switch below them. */
const placeOf = (field: Element): Element | null | undefined =>
  (field.nextElementSibling ? field.parentElement : field.previousElementSibling)?.lastElementChild;

/** Writes beside every value of a panel how many it finds now. @returns what puts back the words that React believes to stand there. */
export function recount(form: HTMLElement, values: NonNullable<Found['values']>): () => void {
  const before = new Map<Element, string | null>();
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const counts = values[field.name];
    const place = placeOf(field);
    if (!counts || !place) continue;
    before.set(place, place.textContent);
    const count = counts[field.value] ?? 0;
    place.textContent = field.role === 'switch' ? countOf(count, offers) : formatNumber(count);
  }
  return () => {
    for (const [place, text] of before) place.textContent = text;
  };
}
