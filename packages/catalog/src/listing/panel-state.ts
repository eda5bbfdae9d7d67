import { filterMemory, focusLifetime } from './filter-memory.ts';

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (node: unknown): node is Field => node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
type Choice = HTMLInputElement & { type: 'checkbox' | 'radio' };
const isChoice = (field: Field): field is Choice => field.type === 'checkbox' || field.type === 'radio';

const groupOf = (node: Element): string | undefined => node.closest<HTMLElement>('[data-group]')?.dataset.group;
const fieldKey = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);
const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField);

/** Entries of a form as text; files have no place here. */
export function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

function fill(form: HTMLFormElement, entries: readonly [string, string][]): void {
  for (const field of fieldsOf(form)) {
    if (isChoice(field)) field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
    else field.value = entries.find(([name]) => name === field.name)?.[1] ?? '';
  }
}

/** Keeps what the visitor did to the panel for the one that follows it. `unsent`: changed, but not applied yet. */
export function leavePanel(form: HTMLFormElement, unsent: boolean): void {
  const active = document.activeElement;
  filterMemory.scrollTop = form.scrollTop;
  filterMemory.unsent = unsent ? entriesOf(form) : null;
  filterMemory.focus = null;
  if (isField(active) && active.form === form)
    filterMemory.focus = {
      key: fieldKey(active),
      caret: active instanceof HTMLInputElement && !isChoice(active) ? active.selectionStart : null,
      leftAt: performance.now(),
    };
  else if (active?.matches('summary') && form.contains(active))
    filterMemory.focus = { key: `group:${groupOf(active)}`, caret: null, leftAt: performance.now() };
}

function refocus(form: HTMLFormElement): void {
  const { focus } = filterMemory;
  filterMemory.focus = null;
  const free =
    !document.activeElement || document.activeElement === document.body || !document.activeElement.isConnected;
  if (!focus || performance.now() - focus.leftAt > focusLifetime || !free) return;
  const target =
    fieldsOf(form).find((field) => fieldKey(field) === focus.key) ??
    [...form.querySelectorAll('summary')].find((summary) => `group:${groupOf(summary)}` === focus.key);
  target?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && focus.caret !== null) target.setSelectionRange(focus.caret, focus.caret);
}

/** Brings a panel to where the one before it was left. @returns whether it now holds changes that are not applied yet. */
export function enterPanel(form: HTMLFormElement): boolean {
  const { seen, unsent } = filterMemory;
  filterMemory.seen = true;
  filterMemory.unsent = null;
  // A panel that comes back from the router's memory still holds what was ticked when it was left.
  if (seen) form.reset();
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
