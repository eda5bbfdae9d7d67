import { features } from 'web-features';
import type { SupportedBrowsers } from './supported-browsers.ts';

/** First version with the feature by browser; a browser that is not named lacks it. */
type Support = Readonly<Record<string, string>>;

const entries = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature'
    ? (feature.compat_features ?? []).map(
        (key) => [key, (feature.status.by_compat_key?.[key]?.support ?? feature.status.support) as Support] as const,
      )
    : [],
);

/** Support by the keys of MDN's compatibility data: `css.selectors.has`, `api.URL.parse_static`. */
const supportByKey: ReadonlyMap<string, Support> = new Map(entries);

const lastName = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** Keys by a name in them, their last one unless `pattern` holds another in a group: types are not known, so namesakes are kept together. */
export function keysByName(pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const key of supportByKey.keys()) {
    const match = pattern.exec(key);
    const name = match?.[1] ?? lastName(key);
    if (match) keys.set(name, [...(keys.get(name) ?? []), key]);
  }
  return keys;
}

export const isKnown = (key: string): boolean => supportByKey.has(key);

/** Browsers that lack the feature in their oldest supported version, with the version that brings it: `safari 17: 26.2`. */
export function lackingIn(key: string, supported: SupportedBrowsers): string[] {
  const support = supportByKey.get(key) ?? {};
  return Object.entries(supported)
    .filter(([browser, oldest]) => !(Number.parseFloat((support[browser] ?? 'never').replace('≤', '')) <= oldest))
    .map(([browser, oldest]) => `${browser} ${oldest}: ${support[browser] ?? 'never'}`);
}

/** Of the keys that a name may mean, the one that most browsers know. */
export function bestKnown(keys: readonly string[], supported: SupportedBrowsers): string | undefined {
  return keys.toSorted((a, b) => lackingIn(a, supported).length - lackingIn(b, supported).length)[0];
}
