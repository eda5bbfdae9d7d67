import { type AskedAmounts, slack } from './read-facts.ts';
import { readOrder } from './read-order.ts';
import type { VehicleKind } from './vehicle-kinds.data.ts';

/** What is to come first of what is meant; nothing of it filters. */
export type Preference = {
  /** A kind that comes first, or last. */
  kind?: { kind: VehicleKind; isLast: boolean };
  /** Cars not too old for the need that they are to meet. */
  isFresh?: true;
  /** Vehicles that were driven. */
  isUsed?: true;
  /** What has a gearbox. */
  isGeared?: true;
  /** cm³: what has about as much and no other figure. */
  volume?: number;
  /** What seats as many and no more. */
  seats?: number;
  /** What costs about as much as one is ready to pay, roubles: «до 500 тысяч» is no wreck for 90 000. */
  sum?: number;
};

const kinds: readonly (readonly [said: RegExp, kind: NonNullable<Preference['kind']>])[] = [
  // One body is the catalogue's for both; «кроссовер» means no УАЗ.
  [/(?<!\p{L})(?:кроссовер|паркетник|crossover)/u, { kind: 'off-roader', isLast: true }],
  // Those with seats side by side are quads by law, but for who asks for one last.
  [
    /(?<!\p{L})квадр(?:[оа]?ц[иы]кл|ик)?(?:а|ы|и|ов)?(?!\p{L}|.*(?:багги|мест|пассаж))/u,
    { kind: 'buggy', isLast: true },
  ],
  // Three wheels are asked for by their name.
  [/(?<!\p{L})(?:мотоцикл|мотик|байк)(?!.*(?:трицикл|трайк|автомат|вариатор))/u, { kind: 'trike', isLast: true }],
  [/(?<!\p{L})проходим/u, { kind: 'off-roader', isLast: false }],
];

/** What a need is told by once it is read: the cheapest of all would be too old for it. */
const need = /(?<!\p{L})(?:малолитражк|(?:под|для) такси|семей|представительск|комфортник|дачник)/u;
/** «недорогой минивэн» is less than the cheapest of all. */
const modest = /(?<!\p{L}|не )(?:недорог|бюджетн|подешевле|прост(?:ая|ую|ой|ое)(?!\p{L}))/u;
const body = /(?<!\p{L})(?:кроссовер|паркетник|внедорожник|джип|минив[эе]н|универсал|х[эе]тчб[эе]к|лифтбек|седан)/u;
const cheapestOfAll =
  /(?<!\p{L})сам\p{L}+ (?:деш[её]в|недорог|бюджет|прост)|(?<!\p{L})(?:дешевле всего|стар(?:ый|ая|ую|ые|ое))(?!\p{L})/u;
const asNew = /(?<!\p{L})нов(?:ый|ая|ую|ые|ое|ого|ых)(?!\p{L})/u;
/** A mileage that a new car may have. */
const mostOfNew = 1_000;
const deniedGear = /(?<!\p{L})(?:не|без|кроме) (?:вариатор|робот|автомат|механик)/u;
const asElectric = /(?<!\p{L})(?:электр|гибрид)/u;

/** What a text would rather have; takes folded text. */
export function readPreference(
  text: string,
  { mileage, price, volume, leastSeats }: AskedAmounts,
): Preference | undefined {
  const kind = kinds.find(([said]) => said.test(text))?.[1];
  const { from = 0, to } = volume ?? {};
  const isUpTo = price?.to !== undefined && price.from === undefined && readOrder(text) === undefined;
  const preference: Preference = {
    ...(leastSeats !== undefined && { seats: leastSeats }),
    ...(isUpTo && { sum: price.to as number }),
    // «квадроцикл 800», but not «до 800»
    ...(from > 1 && to !== undefined && { volume: Math.round(to / slack.volume[1]) }),
    ...(kind && { kind }),
    ...((need.test(text) || (modest.test(text) && body.test(text))) &&
      !cheapestOfAll.test(text) && { isFresh: true as const }),
    ...((mileage?.to ?? 0) > mostOfNew && !asNew.test(text) && { isUsed: true as const }),
    ...(deniedGear.test(text) && !asElectric.test(text) && { isGeared: true as const }),
  };
  return Object.keys(preference).length > 0 ? preference : undefined;
}
