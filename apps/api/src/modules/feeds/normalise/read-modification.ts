import type { DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';
import { foldPhrase, phraseTest } from './fold-words.ts';
import { memoize } from './memoize.ts';
import { horsesOf } from './read-number.ts';

/** Facts parsed from a modification: `30d 3.0d AT (249 л.с.) 4WD`. */
export type Modification = {
  /** The maker's own name of the version, before the figures: `30d`, `xDrive40i`. */
  name: string;
  volume?: number;
  power?: number;
  engine?: EngineType;
  gear?: GearType;
  drive?: DriveType;
  /** Whether it has the marketplace's form, where no sign of a fuel means petrol and no `4WD` means two wheels. */
  isWhole?: boolean;
};

const gears: readonly (readonly [GearType, (folded: string) => boolean])[] = (
  [
    ['robot', 'amt|dct|dsg|s tronic|pdk|рккп|ркпп|edc|робот'],
    ['variator', 'cvt|e cvt|ecvt|variator|вариатор'],
    ['automatic', 'at|акпп|автомат'],
    ['manual', 'mt|мкпп|механика'],
  ] as const
).map(([gear, phrases]) => [gear, phraseTest(phrases)]);
const isFullDrive = phraseTest(
  '4 wd|awd|4 x 4|x drive|xdrive|quattro|4 matic|4 motion|all 4|полный|полный привод|sh awd|6 x 6',
);
const volume = /(?:^|\s)(\d{1,2}[.,]\d{1,2})\s?(hyb|ph|td|d|g|д|t|т|i)?(?=[\s(]|$)/i;
const fuelMarks: Readonly<Record<string, EngineType>> = {
  d: 'diesel',
  td: 'diesel',
  д: 'diesel',
  hyb: 'hybrid',
  ph: 'hybrid',
  g: 'gas',
};
/** Names of engines say their fuel where the volume does not. */
const fuels: readonly (readonly [EngineType, (folded: string) => boolean])[] = (
  [
    ['electro', 'electro|electric|электро|ev|bev|электрический'],
    ['hybrid', 'hyb|hybrid|гибрид|phev|hev|mhev|e hybrid|dm i|em i|erev|plug in'],
    ['gas', 'lpg|cng|гбо|метан|пропан|бензин газ|газ бензин|bi fuel'],
    [
      'diesel',
      'tdi|sdi|crdi|dci|hdi|bluehdi|cdi|bluetec|tdci|ecoblue|jtd|multijet|d 4 d|di d|cdti|ddis|tdv 6|sdv 6|tdv 8|sdv 8|td 4|sd 4|дизель|diesel|td',
    ],
  ] as const
).map(([engine, phrases]) => [engine, phraseTest(phrases)]);
/** Where the figures begin; what stands before them is a name. */
const figures = /(?:^|\s)(?:\d{1,2}[.,]\d\S*|Electro|Электро|[ААA][ТT]|[МM][ТT]|AMT|CVT|\(?\d{1,4}\s?(?:л|кВт))/i;
const hasGear = /(?:^|\s)\d{0,2}(?:AT|MT|AMT|CVT|DCT)(?=[\s(]|$)/;
/** `77.4 кВт·ч`: what a battery holds is neither power nor volume. */
const battery = /\d+(?:[.,]\d+)?\s?(?:кВт|kW)\s?[·⋅*.-]?\s?[чh](?![а-яa-z])/gi;
/** «1.8 AT 141», «1.4 МТ (100)»: a power without its measure, at the end. */
const barePower = /(?:[АA][ТT]|[МM][ТT]|AMT|CVT|DCT|[АМР]К?КПП|4WD|\d[.,]\d\S*)[\s(/]+(\d{2,3})\)?$/i;
const leastBare = 40;
const maxName = 40;

/** Parses a modification; what it does not state stays undefined. */
export const readModification = memoize((said: string): Modification => {
  const text = said.replace(battery, ' ');
  const start = figures.exec(text)?.index ?? -1;
  const name = start > 0 ? text.slice(0, start).trim().slice(0, maxName) : '';
  const result: Modification = { name };
  const folded = foldPhrase(text);
  const size = volume.exec(text);
  if (size) result.volume = Math.round(Number(size[1]?.replace(',', '.')) * 1_000);
  const fuel = fuelMarks[size?.[2]?.toLowerCase() ?? ''] ?? fuels.find(([, isSaid]) => isSaid(folded))?.[0];
  const gear = gears.find(([, isSaid]) => isSaid(folded))?.[0];
  const bare = size ? Number(barePower.exec(text.trim())?.[1] ?? 0) : 0;
  const power = horsesOf(text) ?? (bare >= leastBare ? bare : undefined);
  if (power !== undefined) result.power = power;
  if (gear) result.gear = gear;
  if (isFullDrive(folded)) result.drive = 'full';
  if ((size || power !== undefined) && (gear || fuel === 'electro' || hasGear.test(text))) result.isWhole = true;
  if (fuel) result.engine = fuel;
  else if (result.isWhole) result.engine = 'petrol';
  return result;
});
