import { expect, test } from 'vitest';
import { trimBeside } from './print-modification.ts';

test.each([
  ['Granta Sport', 'Sport', ''],
  ['WaveRunner FX Cruiser HO', 'Limited HO', 'Limited'],
  ['S.KO Cool', 'Cool Multitemp', 'Multitemp'],
  ['Octavia RS', 'RS 245', 'RS 245'],
  ['AMG GT', 'GT 63', 'GT 63'],
  ['Camry', 'Prestige', 'Prestige'],
])('%s of trim %s says «%s» beside its name', (model, trim, told) => {
  expect(trimBeside(model, trim)).toBe(told);
});
