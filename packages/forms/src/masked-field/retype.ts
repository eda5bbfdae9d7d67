const isKept = (char: string) => /[\p{L}\d]/u.test(char);
const countKept = (text: string) => [...text].filter(isKept).length;

/**
 * Where the caret belongs in a text that was put into another form: beside the same letters and digits. After deleting
 * it stands before a separator, so that the next press deletes a character and not the separator again.
 */
export function caretAfter(before: string, caret: number, after: string, isDeleting: boolean): number {
  if (caret >= before.length) return after.length;
  // From the right while nothing fell off the end, as a prefix may have been added on the left.
  const isWhole = countKept(after) >= countKept(before);
  const left = isWhole ? countKept(after) - countKept(before.slice(caret)) : countKept(before.slice(0, caret));
  let position = 0;
  for (let seen = 0; position < after.length && seen < left; position++) if (isKept(after[position] ?? '')) seen++;
  if (!isDeleting) while (position < after.length && !isKept(after[position] ?? '')) position++;
  return position;
}

/** Rewrites what stands in a field, without a jump of the caret. Before the change is told to anybody else. */
export function retype(input: HTMLInputElement, event: Event, reform: (text: string) => string): void {
  const next = reform(input.value);
  if (next === input.value) return;
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  const caret = caretAfter(input.value, input.selectionStart ?? input.value.length, next, isDeleting);
  input.value = next;
  input.setSelectionRange(caret, caret);
}
