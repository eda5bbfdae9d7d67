import { filterMemory, focusLifetime } from './filter-memory.ts';

type Field = HTMLInputElement | HTMLSelectElement;
type Choice = HTMLInputElement & { type: 'checkbox' | 'radio' };
const isField = (node: unknown): node is Field => node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
const isChoice = (field: Field): field is Choice => field.type === 'checkbox' || field.type === 'radio';

const groupOf = (node: Element): string | undefined => node.closest<HTMLElement>('[data-group]')?.dataset.group;
const fieldKey = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);

/** What a panel filters: the first part of its address, `cars`, `store`. */
const kindOf = (form: HTMLElement): string => form.getAttribute('action')?.split('/')[1] ?? '';

/** The controls of a filter form: its fields and the sort select beside the cards. */
export const listingOf = (form: HTMLElement): HTMLElement => form.closest<HTMLElement>('[data-listing]') ?? form;

// By place, not by `form.elements`: the router keeps earlier listings in the document, with forms of the same id.
const fieldsOf = (form: HTMLElement): Field[] => [
  ...listingOf(form).querySelectorAll<Field>('input[name], select[name]'),
];

/** Current state of the fields, as a native submit would send it. */
export function entriesOf(form: HTMLElement): [string, string][] {
  return fieldsOf(form).flatMap((field) =>
    isChoice(field) && !field.checked ? [] : [[field.name, field.value] as [string, string]],
  );
}

function fill(form: HTMLElement, entries: readonly [string, string][]): void {
  for (const field of fieldsOf(form)) {
    if (isChoice(field)) field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
    else field.value = entries.find(([name]) => name === field.name)?.[1] ?? '';
  }
}

/** Resets every field to the server's value. */
function reset(form: HTMLElement): void {
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLSelectElement)
      for (const option of field.options) option.selected = option.defaultSelected;
    else if (isChoice(field)) field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }
}

/** Keeps what the visitor did to the panel for the one that follows it. `unsent`: changed, but not applied yet. */
export function leavePanel(form: HTMLElement, unsent: boolean): void {
  const active = document.activeElement;
  filterMemory.scrollTop = form.scrollTop;
  filterMemory.unsent = unsent ? { of: kindOf(form), entries: entriesOf(form) } : null;
  filterMemory.focus = null;
  if (!active || !listingOf(form).contains(active)) return;
  const left = { element: active, leftAt: performance.now() };
  if (isField(active)) {
    const caret = active instanceof HTMLInputElement && !isChoice(active) ? active.selectionStart : null;
    filterMemory.focus = { ...left, key: fieldKey(active), caret };
  } else if (active.matches('summary')) filterMemory.focus = { ...left, key: `group:${groupOf(active)}`, caret: null };
}

function refocus(form: HTMLElement): void {
  const { focus } = filterMemory;
  filterMemory.focus = null;
  const { activeElement, body } = document;
  // The control that was left still counts as active until the browser notices that it is hidden.
  const free = !activeElement || activeElement === body || activeElement === focus?.element;
  if (!focus || !free || performance.now() - focus.leftAt > focusLifetime) return;
  const target =
    fieldsOf(form).find((field) => fieldKey(field) === focus.key) ??
    [...form.querySelectorAll('summary')].find((summary) => `group:${groupOf(summary)}` === focus.key);
  target?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && focus.caret !== null) target.setSelectionRange(focus.caret, focus.caret);
}

/** Brings a panel to where the one before it was left. @returns whether it now holds changes that are not applied yet. */
export function enterPanel(form: HTMLElement): boolean {
  const { seen } = filterMemory;
  const unsent = filterMemory.unsent?.of === kindOf(form) ? filterMemory.unsent.entries : null;
  filterMemory.seen = true;
  filterMemory.unsent = null;
  // A panel restored from the router's cache still has the ticks of that moment.
  if (seen) reset(form);
  if (unsent) fill(form, unsent);
  for (const details of form.querySelectorAll('details')) {
    const open = filterMemory.open.get(groupOf(details) ?? '');
    if (open !== undefined) details.open = open;
  }
  form.scrollTop = filterMemory.scrollTop;
  refocus(form);
  return unsent !== null;
}

/** Remembers a group that the visitor opened or closed. */
export function rememberGroup(details: HTMLDetailsElement): void {
  const group = groupOf(details);
  if (group) filterMemory.open.set(group, details.open);
}
