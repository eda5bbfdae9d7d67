/** Spaces of every kind and the signs of money and measure around a number. */
const around =
  /[\s\u00a0\u202f']|руб(?:лей|ля|\.)?|₽|rub|rur|км\.?|л\.?\s?с\.?|см³|см3|куб\.?\s?см|hp|р\.?$|г\.?в?\.?$/giu;

/** `1 250 000 ₽`, `1250000,00`, `2.5` → number; undefined for what is none. A comma or point before 1–2 last digits is decimal. */
export function readNumber(text: string): number | undefined {
  const packed = text.replace(around, '');
  const match = /^(\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,](\d{1,2}))?$/.exec(packed);
  if (!match) return undefined;
  return Number(`${match[1]?.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
}

/** Whether a currency is the rouble, as feeds write it. */
export const isRouble = (text: string): boolean => /^\s*(?:ru[br]|руб\S*|р\.?|₽|643)\s*$/i.test(text);

/** A whole number within bounds, or undefined. */
export function readInteger(text: string, min: number, max: number): number | undefined {
  const value = readNumber(text);
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** `1,65 млн`, `620 тыс. руб.`, `155 тр`, `54 т.км`: what a number is counted in. */
const scales = [
  [/\s*(?:млн|миллион\S*)\.?/i, 1_000_000],
  [/\s*(?:тыс\S*|(?<=\d\s?)т\.?(?=\s?(?:р|км|$))\.?)/i, 1_000],
] as const;
const about = /^\s*(?:[~≈]|около|ок\.|примерно|прим\.)\s*/i;

/** A number, also of thousands or millions, also «about» it. */
function readAmount(text: string): number | undefined {
  const bare = text.replace(about, '');
  const scale = scales.find(([sign]) => sign.test(bare));
  if (!scale) return readNumber(bare);
  const value = /^\d{1,4}[.,]\d{1,3}(?!\d)/.exec(bare.trim())?.[0].replace(',', '.');
  const count = value === undefined ? readNumber(bare.replace(scale[0], '')) : Number(value);
  return count === undefined ? undefined : count * scale[1];
}

const kilometresInMile = 1.609_344;
const miles = /\s*(?:мил[ьиея]\S*|miles?|mi)\.?\s*$/i;

/** Kilometres: `24 000 км`, `24 тыс. км`, `~54 т.км`, `15 000 миль`; `unit` is the measure where it stands in an element of its own. */
export function readKilometres(text: string, max: number, unit = ''): number | undefined {
  const share = miles.test(text) || miles.test(unit) ? kilometresInMile : 1;
  const value = readAmount(text.replace(miles, ''));
  const kilometres = value === undefined ? undefined : Math.round(value * share);
  return kilometres !== undefined && kilometres <= max && Number.isInteger(value) ? kilometres : undefined;
}

/** Whether a text is measured in engine hours: `120 моточасов`, `120 м/ч`, `120 м.ч.` */
export const isInHours = (text: string): boolean => /\d\s*(?:м\/ч|м\.?\s?ч|мото|ч(?:ас|\.|$)|h)/i.test(text);

/** Engine hours: `120`, `120,5 м/ч`; whole ones. */
export function readHours(text: string, max: number): number | undefined {
  const value = readNumber(/^[\s\d.,]+/.exec(text)?.[0] ?? '');
  return value !== undefined && value <= max ? Math.round(value) : undefined;
}

/** A year: alone, or the only one of a date (`05.2019`, `2019-05-01`). */
export function readYear(text: string, min: number, max: number): number | undefined {
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  const said = readInteger(text, min, max) ?? (years.length === 1 ? Number(years[0]) : undefined);
  return said !== undefined && said >= min && said <= max ? said : undefined;
}

const maxRoubles = 1_000_000_000;

/** Roubles → kopecks; undefined for what is no price. Zero is a price that is not named. */
export function readKopecks(text: string): number | undefined {
  // «899 000-00»: roubles and kopecks.
  const roubles = readAmount(text.replace(/-00\s*$|[\s,;(]+торг\S*\s*$/iu, ''));
  return roubles !== undefined && roubles <= maxRoubles ? Math.round(roubles * 100) : undefined;
}

/** Litres that stand in a text beside other words: `1.4 TSI`, `Бензин 1,7`. */
const litresIn = /(?<![\d.,])(\d{1,2}[.,]\d{1,2})(?![\d.,])/;

/** Litres (`2.5`) or cubic centimetres (`2494`) → cm³, alone or beside words. */
export function readVolume(text: string): number | undefined {
  const cubic = /(\d[\d\s]*)\s*(?:куб|см)/i.exec(text)?.[1];
  const alone = cubic ?? text.replace(/\s*л(?:итр\S*)?\.?\s*$/iu, '');
  const value = readNumber(alone) ?? readNumber(litresIn.exec(text)?.[1] ?? '');
  if (value === undefined || value > 20_000) return undefined;
  return Math.round(value < 20 ? value * 1_000 : value);
}

/** Metric horse power in a kilowatt (DIN 66036). */
const horsesPerKilowatt = 1.359_621_617;
const horses = /(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:л\.?\s?\/?\s?с|hp|ps|bhp)/i;
/** Not kilowatt-hours, which a battery has. */
const kilowatts = /(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:кВт|kW)(?!\s?[·⋅*.-]?\s?(?:ч|h))/i;
const mostHorses = 3_000;

/** Horse power that a text names: `(249 л.с.)`, else kilowatts (`150 кВт` is 204 л.с.). Undefined when it names neither. */
export function horsesOf(text: string): number | undefined {
  const said = horses.exec(text)?.[1];
  const power = kilowatts.exec(text)?.[1];
  const value = said
    ? Math.round(Number(said.replace(',', '.')))
    : power
      ? Math.round(Number(power.replace(',', '.')) * horsesPerKilowatt)
      : 0;
  return value >= 1 && value <= mostHorses ? value : undefined;
}

/** The value of an element of power: with its measure, else horse power. */
export const readPower = (text: string): number | undefined => {
  // «181/133», «181 (133)»: kilowatts stand second.
  const value = readNumber(text.replace(/[/(].*$/, ''));
  return horsesOf(text) ?? (value !== undefined && value >= 1 && value <= mostHorses ? Math.round(value) : undefined);
};
