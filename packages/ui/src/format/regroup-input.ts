import { groupDigits } from './format.ts';

const isDigit = (char: string) => char >= '0' && char <= '9';

/** Groups the digits of a field as they are typed and leaves the caret after the same digit. */
export function regroupInput(input: HTMLInputElement): void {
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = [...input.value.slice(0, caret)].filter(isDigit).length;
  const next = groupDigits(input.value);
  if (next === input.value) return;
  input.value = next;
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < next.length; position++)
    if (isDigit(next[position] ?? '')) seen++;
  input.setSelectionRange(position, position);
}
