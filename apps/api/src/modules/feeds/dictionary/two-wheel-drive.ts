import type { BodyType, DriveType, EngineType } from '@showroom/domain/dictionaries';
import { enginesOf, isMadeIn, isOfVolume, type KnownEngine } from './known-engines.ts';

export type DriveQuestion = { year: number; engine: EngineType; volume: number | undefined };

/** What drives the versions of a model that are not four-wheel driven, by `mark/model`. */
const rowsOf = (key: string) =>
  enginesOf(key).flatMap((engine) =>
    engine.drives.filter((drive) => drive !== 'full' && drive !== 'none').map((drive) => ({ ...engine, drive })),
  );

/** Makers whose two-wheel versions are driven at the rear, as far as the model itself does not say. */
const rearMarks = new Set(
  'bmw mercedes-benz gaz uaz kamaz maz zil isuzu hino scania daf man iveco porsche cadillac jaguar'.split(' '),
);
const rearBodies: ReadonlySet<BodyType> = new Set(['truck', 'pickup', 'microbus']);
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
    (row: KnownEngine) => isMadeIn(row, year),
    ({ fuel }: KnownEngine) => fuel === engine,
    (row: KnownEngine) => isOfVolume(row, volume),
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
