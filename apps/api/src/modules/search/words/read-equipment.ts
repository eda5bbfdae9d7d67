import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { bitOfEquipment } from '../../catalog/equipment.ts';
import { equipmentWords } from './equipment-words.data.ts';
import type { Facts } from './read-facts.ts';

type Equipment = NonNullable<Facts['equipment']>;

/** What stands where a thing was said, so that another may follow: «с люком и камерой», «без люка и кожи». */
const marks = { has: '\u0001', lacks: '\u0002' } as const;
const leads = {
  has: `(?:(?:с|со|есть|имеется)\\s|${marks.has}(?:\\s*(?:и|,))?\\s)`,
  lacks: `(?:без\\s|${marks.lacks}(?:\\s*(?:и|,))?\\s)`,
};

const toPattern = (said: string) => said.replaceAll('%', '\\p{L}*');
const patterns = equipmentWords.map(({ item, said, alone }) => {
  const thing = `(?:${toPattern(said)})(?![\\p{L}\\d])`;
  const after = (lead: string) => new RegExp(`(?<![\\p{L}\\d])${lead}\\s*(?:больш\\p{L}*\\s)?${thing}`, 'u');
  return {
    bit: bitOfEquipment(item),
    has: after(leads.has),
    lacks: after(leads.lacks),
    ...(alone && { alone: new RegExp(`(?<![\\p{L}\\d])${thing}`, 'u') }),
  };
});

/** What was taken out, with the «и» that joined it to the next. */
const takenOut = new RegExp(`[${marks.has}${marks.lacks}](?:\\s*и(?!\\p{L}))?`, 'gu');

const anySaid = new RegExp(equipmentWords.map(({ said }) => toPattern(said)).join('|'), 'u');

type Read = { rest: string; equipment?: Equipment };

/**
 * Takes what a vehicle is to be equipped with out of a query, where nothing but vehicles is spoken of: `isOfVehicles` tells of each word that is
 * left. «накидка с подогревом» is a thing of the shop.
 */
export function readEquipment(typed: string, isOfVehicles: (word: string) => boolean): Read {
  const read = readSaid(typed, isOfVehicles);
  if (read.equipment) return read;
  // «камера 360 и адаптивный круиз»: two things and nothing else are no shopping list.
  const listed = readSaid(`с ${typed}`, isOfVehicles);
  const { has } = listed.equipment ?? { has: 0 };
  return (has & (has - 1)) !== 0 ? listed : read;
}

function readSaid(typed: string, isOfVehicles: (word: string) => boolean): Read {
  let text = foldText(typed);
  if (!anySaid.test(text)) return { rest: typed };
  const equipment: Equipment = { has: 0, lacks: 0 };
  for (const { bit, has, lacks, alone } of [...patterns, ...patterns]) {
    for (const [side, said] of [
      ['has', has],
      ['lacks', lacks],
      ['has', alone],
    ] as const) {
      if (!said?.test(text)) continue;
      text = text.replace(said, ` ${marks[side]} `);
      equipment[side] |= bit;
    }
  }
  if ((equipment.has | equipment.lacks) === 0) return { rest: typed };
  const rest = text.replaceAll(takenOut, ' ').replace(/\s+/g, ' ').trim();
  return searchAtoms(rest).every(isOfVehicles) ? { rest, equipment } : { rest: typed };
}
