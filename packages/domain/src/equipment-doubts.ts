import type { BodyType, EngineType, GearType } from './dictionaries.ts';
import { hasRearDoors } from './doors.ts';

type Rule = {
  /** An item in our words or a dealer's. */
  item: RegExp;
  /** The year when the first vehicle on any market had it: nothing older does. */
  since?: number;
  needs?: 'engine' | 'gears' | 'road' | 'passenger' | 'rear doors';
};

const rules: readonly Rule[] = [
  { item: /car\s?play|android\s?auto/i, since: 2014 },
  { item: /беспроводн\S*\s+зарядк/i, since: 2013 },
  { item: /матричн\S*\s+(?:светодиодн\S*\s+)?фар/i, since: 2013 },
  { item: /(?:цифров|виртуальн)\S*\s+(?:приборн|щит|панел[ьи]\s+приборов)/i, since: 2010 },
  { item: /центральн\S*\s+подушк/i, since: 2013 },
  { item: /экстренн\S*\s+торможени/i, since: 2008 },
  { item: /эра[\s-]*глонасс/i, since: 2014 },
  { item: /(?:светодиодн\S*|led)[\s-]+фар/i, since: 2007 },
  { item: /кругов\S*\s+обзор|камер\S*\s+360/i, since: 2007 },
  { item: /автоматическ\S*\s+дальн/i, since: 2005 },
  { item: /bluetooth/i, since: 2001 },
  { item: /\busb\b/i, since: 2005 },
  { item: /(?:дистанционн|удал[её]нн)\S*\s+(?:за)?пуск/i, needs: 'engine' },
  { item: /предпусков|топливн\S*\s+кран|(?:электро|кик)стартер/i, needs: 'engine' },
  { item: /quick\s?shifter|проскальзывающ\S*\s+сцеплени/i, needs: 'gears' },
  { item: /(?:спинк|сиденье|подножк)\S*\s+пассажир/i, needs: 'passenger' },
  { item: /замк\S*\s+задн\S*\s+двер/i, needs: 'rear doors' },
  { item: /круиз[\s-]*контрол|регулируем\S*\s+ветров|кофр/i, needs: 'road' },
];
/** cm³ from which an enduro crosses countries: it has a windscreen, cases and cruise control. */
const travelEnduroFrom = 460;
const isForDirt = (bodyType: BodyType, engineVolume: number) =>
  bodyType === 'cross' || bodyType === 'off-road' || (bodyType === 'enduro' && engineVolume < travelEnduroFrom);

export type Equipped = {
  year: number;
  engineType: EngineType;
  gearType?: GearType | undefined;
  bodyType: BodyType;
  engineVolume?: number;
  seats?: number | null;
  /** As many as its body usually has when nobody counts them. */
  doors?: number | undefined;
  /** Names of items, as they stand in a list of equipment. */
  equipment: readonly string[];
};

/** Items that such a vehicle cannot have, or hardly: terse English for a report. */
export function equipmentDoubts({ year, engineType, engineVolume = 0, equipment, ...built }: Equipped): string[] {
  const { gearType, bodyType, seats, doors } = built;
  const doubted = (item: string) =>
    rules
      .filter((rule) => rule.item.test(item))
      .map(({ since = 0, needs }) => {
        if (year < since) return `"${item}" in ${year}`;
        if (needs === 'engine' && engineType === 'electro') return `"${item}" without an engine`;
        if (needs === 'gears') return gearType === 'variator' && `"${item}" on a belt`;
        if (needs === 'rear doors') return !hasRearDoors(bodyType, doors) && `"${item}" without rear doors`;
        if (needs === 'passenger') return seats === 1 && `"${item}" with one seat`;
        return needs === 'road' && isForDirt(bodyType, engineVolume) && `"${item}" off the road`;
      });
  return equipment.flatMap(doubted).filter((one) => one !== false);
}
