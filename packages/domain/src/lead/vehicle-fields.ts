import { code, integer, pastYear, stateNumber, vin } from './field-rules.ts';
import { defineFields } from './lead-field.ts';
import { lengthLimits } from './length-limits.ts';
import { maskAmount, maskDigits, maskStateNumber, maskVin } from './masks.ts';
import { hasDoubtfulVinLetters } from './vin.ts';

const doubtfulVin = 'Букв I, O и\u00a0Q в\u00a0VIN не\u00a0бывает: проверьте, не\u00a0цифры ли\u00a01 и\u00a00.';

/** The vehicle that is wanted, or the visitor's own. */
export const vehicleFields = defineFields({
  mark: { control: 'mark', label: 'Марка', rule: code },
  model: { control: 'line', label: 'Модель', rule: code, autoComplete: 'off', maxLength: lengthLimits.code },
  stateNumber: {
    control: 'line',
    label: 'Государственный номер',
    rule: stateNumber,
    mask: maskStateNumber,
    autoComplete: 'off',
    placeholder: 'А\u00a0123\u00a0ВС\u00a077',
  },
  vin: {
    control: 'line',
    label: 'VIN',
    rule: vin,
    mask: maskVin,
    autoComplete: 'off',
    placeholder: 'XTA21099043576191',
    // Pointed at, not refused: the requirement asks for the length alone.
    doubt: (text) => (hasDoubtfulVinLetters(text) ? doubtfulVin : undefined),
  },
  manufactureYear: {
    control: 'line',
    label: 'Год выпуска',
    rule: pastYear,
    mask: maskDigits(4),
    inputMode: 'numeric',
    autoComplete: 'off',
  },
  totalTrip: {
    control: 'line',
    label: 'Пробег, км',
    rule: integer(0, 9_999_999),
    mask: maskAmount(7),
    inputMode: 'numeric',
    autoComplete: 'off',
  },
});
