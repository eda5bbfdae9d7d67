import * as v from 'valibot';

/** `https://partner.example`, with a port if need be; plain http is for this machine alone. */
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/,
    'an origin that begins with https://',
  ),
);

const schema = v.object({
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  CLOSED_TO_CRAWLERS: v.optional(v.picklist(['', '0', '1']), '0'),
  WITHDRAW_WORKER: v.optional(v.picklist(['', '0', '1']), '0'),
  INDEXNOW_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/))),
  COUNTERS: v.optional(v.string(), ''),
  COUNTERS_ORIGIN: v.optional(origin),
  MAPS_KEY: v.optional(v.string()),
  MAPS_HOSTS: v.pipe(
    v.optional(
      v.string(),
      // Script, tiles and pictures of the maps of Yandex.
      'https://api-maps.yandex.ru https://core-renderer-tiles.maps.yandex.net https://yastatic.net',
    ),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
    v.array(origin),
  ),
  EMBED_PARTNERS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
    v.array(origin),
  ),
});

/**
 * Origins whose pages may embed this site's forms, as `EMBED_PARTNERS` lists them between spaces. Throws one sentence when one of them is
 * no origin: a deployment must not start with an open frame.
 */
export function embedPartners(): readonly string[] {
  const read = v.safeParse(schema.entries.EMBED_PARTNERS, process.env.EMBED_PARTNERS);
  if (!read.success)
    throw new Error(`EMBED_PARTNERS has "${read.issues[0].input}", expected: ${read.issues[0].message}.`);
  return read.output;
}

/** Secret that the API shows when it says what changed; undefined refuses every such call. */
export function revalidateSecret(): string | undefined {
  return v.parse(schema, process.env).REVALIDATE_SECRET;
}

/** Whether this is no environment to be found: staging, a demonstration. */
export const isClosedToCrawlers = (): boolean => v.parse(schema, process.env).CLOSED_TO_CRAWLERS === '1';

/** Whether the service worker of this deployment is withdrawn from every browser that has it. */
export const isWorkerWithdrawn = (): boolean => v.parse(schema, process.env).WITHDRAW_WORKER === '1';

/** Key that the API tells search engines of changes with (IndexNow); undefined: it tells nobody. */
export const indexNowKey = (): string | undefined => v.parse(schema, process.env).INDEXNOW_KEY;

/**
 * Counters that this deployment turns on (`COUNTERS`, names between spaces, each maybe with `=` and its id), and the one origin in place of their services'
 * (`COUNTERS_ORIGIN`). Nothing unless told: a demonstration sends nothing to a stranger's statistics.
 */
export function chosenCounters(): { names: readonly string[]; origin: string | undefined } {
  const { COUNTERS, COUNTERS_ORIGIN } = v.parse(
    v.pick(v.object(schema.entries), ['COUNTERS', 'COUNTERS_ORIGIN']),
    process.env,
  );
  return { names: COUNTERS.split(/\s+/).filter(Boolean), origin: COUNTERS_ORIGIN };
}

/** Key of the maps service (`MAPS_KEY`) and the origins that its map needs (`MAPS_HOSTS`, between spaces, its script's first). */
export function chosenMaps(): { key: string | undefined; hosts: readonly string[] } {
  const { MAPS_KEY, MAPS_HOSTS } = v.parse(v.pick(v.object(schema.entries), ['MAPS_KEY', 'MAPS_HOSTS']), process.env);
  return { key: MAPS_KEY, hosts: MAPS_HOSTS };
}
