import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadValues } from './lead-values.ts';

type Form = Pick<LeadFormDeclaration, 'id' | 'isAnonymous'>;

/** What was typed and not sent, while the page lives. Written in browsers only. */
const drafts = new Map<string, LeadValues>();

const keyOf = (id: string) => `lead-draft:${id}`;

/** The store of this tab, which outlives a reload and ends with the tab. Its use may fail: it is full, or it is forbidden. */
function inTab<Value>(use: (store: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Only texts: anything else in the store is not of ours. */
const asTexts = (value: unknown): LeadValues =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      ([, text]) => typeof text === 'string',
    ),
  );

/** Fills fields of a form that is about to open with what this page knows; personal data, which stands in no address. */
export function presetDraft(form: Form, values: LeadValues): void {
  keepDraft(form, { ...draftOf(form), ...values }, {});
}

/** What was typed into a form before, in this page or before its reload. */
export function draftOf({ id, isAnonymous }: Form): LeadValues {
  const kept = drafts.get(id);
  if (kept || isAnonymous) return kept ?? {};
  return inTab((store) => asTexts(JSON.parse(store.getItem(keyOf(id)) ?? '{}'))) ?? {};
}

export function dropDraft({ id }: Form): void {
  drafts.delete(id);
  inTab((store) => store.removeItem(keyOf(id)));
}

/**
 * Keeps what was typed: not what was known anyway, no file, and no tick of consent, which is given anew each time. A letter
 * whose sender may stay unknown is kept nowhere but in memory.
 */
export function keepDraft({ id, isAnonymous }: Form, values: LeadValues, known: LeadValues): void {
  const typed = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        name !== 'robot' && typeof value === 'string' && value !== '' && value !== known[name as keyof LeadValues],
    ),
  );
  drafts.set(id, typed);
  if (isAnonymous) return;
  inTab((store) =>
    Object.keys(typed).length > 0 ? store.setItem(keyOf(id), JSON.stringify(typed)) : store.removeItem(keyOf(id)),
  );
}
