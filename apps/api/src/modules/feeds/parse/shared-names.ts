import type { FeedShape } from './feed-shapes.data.ts';
import type { FieldName } from './raw-record.ts';

/** Names that mean one thing in one shape and another elsewhere: `gear_type` is the drive of auto.ru, and the gearbox of others. */
const ambiguous = /^(?:type|category|state|condition|new|section|name|geartype|(?:@|param:).*)$/;

/** Names of elements that no shape prescribes and every stock program has. */
const common: Readonly<Record<string, FieldName>> = {
  currency: 'currency',
  currencyId: 'currency',
  runMetric: 'mileageUnit',
  runUnit: 'mileageUnit',
  mileageUnit: 'mileageUnit',
  mileageMetric: 'mileageUnit',
  seatCount: 'seats',
  ptsType: 'papers',
  video: 'video',
  'video@url': 'video',
  videoUrl: 'video',
  videoLink: 'video',
  'videos/video': 'video',
  'videos/video@url': 'video',
  // No marketplace prescribes how the frames of a turn are called: these are in use.
  'images360/image': 'spin',
  'images360/image@url': 'spin',
  'photos360/photo': 'spin',
  'photos360/photo@url': 'spin',
  'spin/image': 'spin',
  'spin/frame': 'spin',
  range: 'range',
  electricRange: 'range',
  battery: 'battery',
  batteryCapacity: 'battery',
};

/** The name of an element as it is compared across shapes: `body-type`, `body_type` and `bodyType` are one. */
export const sharedKey = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');

/**
 * What an element means by its name in the other shapes: programs write the shape of one marketplace with elements of another. Only
 * what all shapes agree upon.
 */
export function sharedNames(shapes: readonly FeedShape[]): ReadonlyMap<string, FieldName> {
  const table = new Map<string, FieldName | null>();
  for (const fields of [...shapes.map((shape) => shape.fields), common])
    for (const [name, field] of Object.entries(fields)) {
      const key = sharedKey(name);
      if (!ambiguous.test(key)) table.set(key, !table.has(key) || table.get(key) === field ? field : null);
    }
  return new Map([...table].flatMap(([key, field]) => (field ? [[key, field] as const] : [])));
}
