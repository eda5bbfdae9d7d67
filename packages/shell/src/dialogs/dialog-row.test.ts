import { matterDialogs } from '@showroom/domain/dialogs';
import { expect, test } from 'vitest';
import { type DialogRow, type DialogRows, rowOf } from './dialog-row.ts';

const row: DialogRow<null> = { title: 'Диалог', load: () => Promise.reject(new Error('not asked for')) };
const rows = Object.fromEntries([...matterDialogs, 'login'].map((name) => [name, row])) as DialogRows<null>;

test('a shell that leaves a dialog out does not compile', () => {
  // @ts-expect-error `credit` and others are missing
  const incomplete: DialogRows<null> = { testdrive: row };
  expect(rowOf(incomplete, 'credit')).toBeUndefined();
});

test('a name that stands in an old history entry opens nothing', () => {
  expect(rowOf(rows, 'credit')).toBe(row);
  for (const name of ['trade-in-of-1999', 'constructor', '__proto__', '']) expect(rowOf(rows, name)).toBeUndefined();
});
