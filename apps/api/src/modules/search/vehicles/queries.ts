import { toLookAlike } from '@showroom/domain/search/look-alike';
import type { Executor } from '../../../db/database.ts';
import { listedCondition } from '../../catalog/stock-rows.ts';

const maxFound = 60;
const vinLetters = /^[A-HJ-NPR-Z0-9]{6,17}$/;

/** Capitals and digits; none of a text with a Russian letter that looks like no other: «лексус рх 350 2016 черный» is no VIN. */
function capitals(text: string): string {
  const alike = toLookAlike(text.toLowerCase());
  return /[а-яё]/.test(alike) ? '' : alike.replace(/[^0-9a-z]/g, '').toUpperCase();
}
/** No group of a VIN: «mercedes e220d 2019» has 17 characters. */
const longWord = /(?<![a-z\d])[a-z]{5,}(?![a-z\d])/i;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** A VIN or its last six characters or more, with spaces and look-alike letters put right; else undefined. */
export function readVinTail(text: string): string | undefined {
  const tail = capitals(text);
  return vinLetters.test(tail) && digitsIn(tail) >= 4 && /^[\p{L}\d\s-]+$/u.test(text) && !longWord.test(text)
    ? tail
    : undefined;
}

/** An article as it is stored: capitals and digits alone; undefined when the text has not the shape of one. */
export function readArticle(text: string): string | undefined {
  const key = capitals(text);
  return key.length >= 4 && key.length <= 24 && digitsIn(key) >= 2 ? key : undefined;
}

export const vinSql = `select v.id from vehicle v
  where reverse(v.vin::text) like $1 and v.holding_id = $2 and ${listedCondition} order by v.id limit ${maxFound}`;

/** Ids of listed vehicles of a holding whose VIN ends so; `vehicle_vin_tail` serves it. */
export async function findByVin(executor: Executor, tail: string, holdingId: number): Promise<number[]> {
  const rows = await executor.rows(vinSql, [`${[...tail].reverse().join('')}%`, holdingId]);
  return rows.map(([id]) => id as number);
}
