import * as v from 'valibot';

/** Tags that the shells keep their data under; the cache table of the API client has the same names. */
export const shellTags = ['stock', 'vehicles', 'marks', 'goods', 'items', 'dealers', 'content', 'banners'] as const;
type ShellTag = (typeof shellTags)[number];

/** Payload of the triggers: the changed table. Counts of marks and dealers follow the stock. */
const tableTags: Record<string, readonly ShellTag[]> = {
  vehicle: ['stock', 'vehicles', 'marks', 'dealers'],
  mark: ['stock', 'vehicles', 'marks', 'content'],
  model: ['stock', 'vehicles', 'marks', 'content'],
  dealer: ['stock', 'vehicles', 'dealers'],
};
/** For a few vehicles, each told by name. */
const fewTags = tableTags.vehicle?.filter((tag) => tag !== 'vehicles') ?? shellTags;

/** More precise payloads of our own writers: vehicle ids, or tags. */
const detailed = v.object({
  ids: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(1_000)), []),
  tags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), v.maxLength(100)), []),
});

/** The notice of those who change content: texts of pages, redirects. */
export const contentChanged = JSON.stringify({ tags: ['content'] });

const maxVehicleTags = 100;

/**
 * Cache tags of the shells that a notice of the database makes stale. A lost or unreadable notice means that
 * anything may have changed.
 */
export function staleTags(notice: string): readonly string[] {
  if (Object.hasOwn(tableTags, notice)) return tableTags[notice] ?? shellTags;
  const result = v.safeParse(detailed, readJson(notice));
  if (!result.success) return shellTags;
  const { ids, tags } = result.output;
  if (ids.length === 0) return tags.length > 0 ? [...new Set(tags)] : shellTags;
  const changed =
    ids.length <= maxVehicleTags ? [...fewTags, ...ids.map((id) => `vehicle-${id}`)] : (tableTags.vehicle ?? shellTags);
  return [...new Set([...changed, ...tags])];
}

const namesVehicle = (tag: string) => tag.startsWith('vehicle-');

/** What several notices made stale together: more than a few vehicles are not told by name any more. */
export function mergeTags(tags: Iterable<string>): readonly string[] {
  const all = [...new Set(tags)];
  if (all.filter(namesVehicle).length <= maxVehicleTags) return all;
  return [...new Set([...all.filter((tag) => !namesVehicle(tag)), ...(tableTags.vehicle ?? shellTags)])];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
