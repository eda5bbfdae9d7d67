import { formatInteger } from '@showroom/domain/text';

type RangeWords = { title: string; unit: string; grouped: boolean };

/** `Цена от 1 000 000 до 2 000 000 ₽`, `Год 2020`. */
export function rangeLabel(row: RangeWords, from: number | undefined, to: number | undefined): string {
  const print = (value: number) => (row.grouped ? formatInteger(value) : String(value));
  const unit = row.unit && `\u00a0${row.unit}`;
  if (from !== undefined && from === to) return `${row.title} ${print(from)}${unit}`;
  const limits = [from === undefined ? '' : `от\u00a0${print(from)}`, to === undefined ? '' : `до\u00a0${print(to)}`];
  return `${row.title} ${limits.filter(Boolean).join(' ')}${unit}`;
}
