import type { LeadValues } from './lead-values.ts';

/** What was typed and not sent, while the page lives. In memory alone: it is personal data. Written in browsers only. */
const drafts = new Map<string, LeadValues>();

export const draftOf = (formId: string): LeadValues => drafts.get(formId) ?? {};

export const dropDraft = (formId: string): boolean => drafts.delete(formId);

/** Keeps what was typed: not what was known anyway, and no tick of consent, which is given anew each time. */
export function keepDraft(formId: string, values: LeadValues, known: LeadValues): void {
  const typed = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && value !== known[name as keyof LeadValues],
  );
  drafts.set(formId, Object.fromEntries(typed));
}
