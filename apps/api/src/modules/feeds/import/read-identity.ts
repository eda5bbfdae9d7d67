import { parseVehicleNumber } from '@showroom/domain/lead/vin';
import { isSurrogate, surrogateNumber } from '../../catalog/surrogate-number.ts';
import { foldPhrase, phraseTest } from '../normalise/fold-words.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import type { Problem, ProblemCollector } from './problem.ts';

const saysNone = phraseTest(
  'нет|нету|без|отс|отсут*|не указ*|не присв*|не извест*|неизвест*|не заполн*|не установ*|не опред*|не имеет*|не чита*|б н|прочерк|пуст*|уточн*|na|n a|no|none|null|nan|unknown|missing|undefined|empty',
);

/** Whether a text stands for no number: signs, zeros or crosses alone, or words for none. A figure among them may be a slip. */
const isNone = (text: string): boolean =>
  /^(?:[\s\p{P}\p{S}]*|[\s0]+|[\sx\u0445]+)$/iu.test(text) || (!/\d/.test(text) && saysNone(foldPhrase(text)));

/**
 * What a vehicle is known by: its VIN, else its frame number, else, where nobody wrote one, the id of its record within the source. A number that
 * comes later makes it another vehicle.
 */
export function readIdentity({ values }: RawRecord, source: string, problems: ProblemCollector): string | undefined {
  const said = [values.vin, values.frameNumber].find((value) => value && !isNone(value.text));
  if (!said) {
    const id = values.recordId;
    if (!id || isNone(id.text)) return problems.refuse('the VIN is missing, and so is an id of the record');
    problems.note('no VIN: known by its id', id);
    return surrogateNumber(source, id.text.trim());
  }
  const number = parseVehicleNumber(said.text);
  if (!number)
    return problems.refuse('a VIN is 17 Latin letters and digits, a frame number is like ZVW50-8012345', said);
  problems.vin = number;
  // ISO 3779 has no I, O and Q: usually a 1 or a 0 was meant.
  if (/[IOQ]/.test(number) && !number.includes('-'))
    problems.note('the VIN has I, O or Q, which no VIN has: check it', said);
  return number;
}

/** A record whose vehicle an earlier one of the file already is. */
export const repeated = (line: number, number: string, before: number): Problem => ({
  line,
  vin: isSurrogate(number) ? null : number,
  element: null,
  value: null,
  message: `this ${isSurrogate(number) ? 'id' : 'VIN'} was already in line ${before}`,
  outcome: 'refused',
});
