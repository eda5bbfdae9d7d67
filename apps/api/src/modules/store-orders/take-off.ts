import { partOfLine } from '@showroom/domain/shop/order-sums';
import { badRequest } from '../../http/api-error.ts';
import type { StoredLine } from './queries.ts';

export type Taken = {
  line: StoredLine;
  qty: number;
  /** Of these pieces after code and points, kopecks. */
  sum: number;
  /** Kopecks that points paid. */
  points: number;
};

/** What each line loses. Throws 400 for more than is left of one. */
export function takeOff(lines: readonly StoredLine[], asked: readonly { id: number; qty: number }[]): Taken[] {
  return asked.map(({ id, qty }) => {
    const line = lines.find((one) => one.id === id);
    if (!line || qty > line.qty - line.refunded)
      throw badRequest('Возврат не\u00a0сохранён.', [
        { field: `lines.${id}`, message: line ? `Осталось ${line.qty - line.refunded}\u00a0шт.` : 'Такой строки нет.' },
      ]);
    const part = (whole: number) => partOfLine(whole, line.qty, line.refunded, qty);
    return { line, qty, sum: part(line.sum), points: part(line.points) };
  });
}
