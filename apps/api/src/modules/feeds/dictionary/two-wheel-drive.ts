import type { BodyType, DriveType, EngineType } from '@showroom/domain/dictionaries';
import { loadFacts } from '../../../seed/load-facts.ts';

type Row = { fuel: EngineType; volume: number; drive: DriveType; from: number; to: number };
export type DriveQuestion = { year: number; engine: EngineType; volume: number | undefined };

let known: Map<string, Row[]> | undefined;

/** What drives the versions of a model that are not four-wheel driven, by `mark/model`. */
function rowsOf(key: string): readonly Row[] {
  known ??= new Map(
    loadFacts().marks.flatMap((mark) =>
      mark.models.map((model): [string, Row[]] => [
        `${mark.code}/${model.code}`,
        model.engines.flatMap(([fuel, volume, , , drives, years = model.years]) =>
          drives
            .filter((drive) => drive !== 'full' && drive !== 'none')
            .map((drive) => ({ fuel, volume, drive, from: years[0], to: years[1] ?? Number.POSITIVE_INFINITY })),
        ),
      ]),
    ),
  );
  return known.get(key) ?? [];
}

/** Makers whose two-wheel versions are driven at the rear, as far as the model itself does not say. */
const rearMarks = new Set(
  'bmw mercedes-benz gaz uaz kamaz maz zil isuzu hino scania daf man iveco porsche cadillac jaguar'.split(' '),
);
const rearBodies: ReadonlySet<BodyType> = new Set(['truck', 'pickup', 'microbus']);
/** Rounding of a volume to a decimal of a litre. */
const sameVolume = 60;

/**
 * Which wheels a version without four-wheel drive has driven: by the model's known engines, narrowed by year, fuel and volume; else
 * by `ownDrive`, the model's entry in the market's table; else by the mark and the body. `isKnown` is false for the last.
 */
export function twoWheelDrive(
  key: string,
  ownDrive: DriveType | null,
  bodyType: BodyType,
  { year, engine, volume }: DriveQuestion,
): { drive: DriveType; isKnown: boolean } {
  let rows = rowsOf(key);
  for (const fits of [
    ({ from, to }: Row) => year >= from && year <= to,
    ({ fuel }: Row) => fuel === engine,
    (row: Row) => volume === undefined || Math.abs(row.volume - volume) <= sameVolume,
  ]) {
    const narrower = rows.filter(fits);
    if (narrower.length > 0) rows = narrower;
  }
  const [first] = rows;
  if (first) return { drive: first.drive, isKnown: rows.every(({ drive }) => drive === first.drive) };
  if (ownDrive) return { drive: ownDrive, isKnown: true };
  const [mark = ''] = key.split('/');
  return { drive: rearMarks.has(mark) || rearBodies.has(bodyType) ? 'rear' : 'front', isKnown: false };
}
