import { creditMonths } from '@showroom/domain/credit';
import type { ColorGroup, Condition, TransportType } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { countOf, formatInteger, formatVolume } from '@showroom/domain/text';
import { hasPts } from '@showroom/domain/vehicle-papers';
import { seedYear } from './calendar.ts';
import { bodyNoun, closings, driveWith, engineWith, gearWith } from './description-words.data.ts';
import type { Version } from './draw-version.ts';
import type { Random } from './random.ts';

type DescribedVehicle = {
  type: TransportType;
  condition: Condition;
  title: string;
  version: Version;
  colorGroup: ColorGroup;
  color: string;
  mileageKm: number;
  engineHours: number | null;
  owners: number | null;
  seats: number | null;
  /** People sit in it side by side, as in a car. */
  isBuggy: boolean;
  equipment: readonly { group: string; items: readonly string[] }[];
};

const nbsp = '\u00a0';
const seatForms = ['место', 'места', 'мест'] as const;
const ownerWords = ['', 'один владелец', 'два владельца', 'три владельца', 'четыре владельца'] as const;

/** `a`, `b`, `c` → `a, b и c`. */
function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1);
  return items.length < 2 || last === undefined ? (last ?? '') : `${items.slice(0, -1).join(', ')} и${nbsp}${last}`;
}

/** Makes the first letter small, but leaves abbreviations as they are. */
function lowerFirst(text: string): string {
  return /^[А-ЯЁ](?:[а-яё]| )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of a motorcycle that is told by how it is built. */
function motorcycleNoun({ type, version, seats }: DescribedVehicle): string | undefined {
  if (type !== 'moto' || version.body === 'tricycle') return undefined;
  if (version.gear === 'variator') return 'Скутер';
  return (seats ?? 0) > 2 ? `Мотоцикл с${nbsp}коляской` : undefined;
}

/** What kind of vehicle it is, unless its very name says so: not «фургон Largus фургон». */
function nounOf(vehicle: DescribedVehicle): string {
  const { title, version, isBuggy } = vehicle;
  const noun = isBuggy ? 'Мотовездеход' : (motorcycleNoun(vehicle) ?? bodyNoun[version.body]);
  const said = title.toLowerCase();
  return said.includes(noun.toLowerCase()) || /автобус|фургон/.test(said) ? 'Автомобиль' : noun;
}

function engineText({ type, version }: DescribedVehicle): string {
  const [fuel, volume, power] = version.engine;
  const small = type !== 'cars' && type !== 'commercial';
  const size = small ? `${formatInteger(volume)}${nbsp}см³` : formatVolume(volume);
  const parts = [volume > 0 ? size : '', power > 0 ? `${formatInteger(power)}${nbsp}л.с.` : ''].filter(Boolean);
  return engineWith[fuel] && `${engineWith[fuel]} (${parts.join(', ')})`;
}

function opening(random: Random, vehicle: DescribedVehicle): string {
  const { condition, title, version } = vehicle;
  const noun = nounOf(vehicle);
  const parts = [engineText(vehicle), gearWith[version.gear], driveWith[version.drive]].filter(Boolean);
  const equipped = parts.length > 0 ? ` с${nbsp}${joinWithAnd(parts)}` : '';
  const made = `${version.year}${nbsp}года`;
  const starts =
    condition === 'new'
      ? [
          `${noun} ${title} ${made} выпуска${equipped}.`,
          `Новый ${lowerFirst(noun)} ${title}${equipped}.`,
          `${title} ${made}: ${lowerFirst(noun)}${equipped}.`,
        ]
      : [
          `${noun} ${title} ${made}${equipped}.`,
          `${title} ${made} выпуска: ${lowerFirst(noun)}${equipped}.`,
          `Предлагаем ${lowerFirst(noun)} ${title} ${made}${equipped}.`,
        ];
  return random.pick(starts);
}

function history(random: Random, { owners, mileageKm, engineHours, type }: DescribedVehicle): string {
  const km = `${formatInteger(mileageKm)}${nbsp}км`;
  const who = ownerWords[owners ?? 0] ?? '';
  const title = hasPts(type) ? 'по ПТС' : 'по документам';
  if (engineHours !== null) {
    const hours = countOf(engineHours, ['моточас', 'моточаса', 'моточасов']);
    return random.pick([`${upperFirst(who)} ${title}, ${hours}.`, `На${nbsp}счётчике ${hours}, ${who} ${title}.`]);
  }
  return random.pick([
    `Пробег ${km}, ${who} ${title}.`,
    `На одометре ${km}, в${nbsp}документах ${who}.`,
    `Пройдено ${km}, ${who} с${nbsp}начала эксплуатации.`,
  ]);
}

function look(random: Random, { color, version, seats, type }: DescribedVehicle): string {
  const paint = `цвет${nbsp}— ${lowerFirst(color)}`;
  const trim = version.trim && `${nouns[type].version[0]} «${version.trim}»`;
  const inside = seats !== null && type === 'cars' && seats > 5 ? `, в${nbsp}салоне ${countOf(seats, seatForms)}` : '';
  const parts = trim ? random.pick([`${trim}, ${paint}`, `${paint}, ${trim}`]) : paint;
  return `${upperFirst(parts)}${inside}.`;
}

/** Three notable items: groups go from plain to rich, so their last ones. */
function equipped(random: Random, { equipment }: DescribedVehicle): string {
  const best = equipment.flatMap(({ items }) => items.slice(-2));
  if (best.length < 3) return '';
  const chosen = new Set<string>();
  while (chosen.size < 3) chosen.add(lowerFirst(random.pick(best)));
  return `${random.pick(['Среди оснащения', 'В оснащении', 'Есть'])}${nbsp}— ${joinWithAnd([...chosen])}.`.replace(
    'Есть\u00a0— ',
    'Есть ',
  );
}

function closing(random: Random, { condition, type, version }: DescribedVehicle): string {
  const [fuel] = version.engine;
  const fitting = closings.filter(
    (item) =>
      item.condition === condition &&
      (!item.types || item.types.includes(type)) &&
      !(item.needsOil && (fuel === 'electro' || fuel === 'none')) &&
      !(item.onCredit && creditMonths({ bodyType: version.body, year: version.year }, seedYear) === undefined) &&
      !(item.needsEngine && fuel === 'none'),
  );
  return random.pick(fitting).text;
}

/** Two to four sentences in which everything but the closing comes from the facts of this very vehicle. */
export function describeVehicle(random: Random, vehicle: DescribedVehicle): string {
  const middle = vehicle.condition === 'used' ? history(random, vehicle) : look(random, vehicle);
  return [
    opening(random, vehicle),
    middle,
    random.chance(0.7) ? equipped(random, vehicle) : '',
    random.chance(0.8) ? closing(random, vehicle) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
