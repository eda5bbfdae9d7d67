import {
  type CounterName,
  type CounterSettings,
  counterNames,
  settingsAttribute,
} from '@showroom/analytics/counter-settings';
import type { Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import type { PageOrigins, PagePlan } from '@showroom/web-server/plan';
import { isClosed } from '../crawlers/is-closed.ts';

/** Origins of the services, as their documentation names them. */
const places = {
  metrika: 'https://mc.yandex.ru',
  tagManager: 'https://www.googletagmanager.com',
  callScript: 'https://mod.calltouch.ru',
  callApi: 'https://api.calltouch.ru',
};

/** PRD-5. */
const tagManagerId = /^GTM-[A-Z0-9]+$/;
const numericId = /^\d{1,12}$/;

function idOf(name: CounterName, id: string | null, pattern: RegExp): string {
  if (id === null) throw new Error(`COUNTERS turns on "${name}", but the brand has no id for it.`);
  if (!pattern.test(id)) throw new Error(`The id of "${name}" is "${id}", expected: ${pattern.source}.`);
  return id;
}

export type ChosenCounters = {
  /** What is turned on: `metrika`, or `hub=https://…` where the deployment has another id than the brand. */
  names: readonly string[];
  /** One origin in place of all services': a proxy of the deployment's own, or a recorder. */
  origin?: string | undefined;
};

/** What is turned on, with its ids and origins. Throws one sentence when something is named that nobody gives an id for. */
export function counterSettings(counters: Brand['counters'], { names, origin }: ChosenCounters): CounterSettings {
  const chosen = new Map(names.map((name) => [name.split('=', 1)[0] ?? '', name.slice(name.indexOf('=') + 1)]));
  const unknown = [...chosen.keys()].find((name) => !counterNames.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`COUNTERS has "${unknown}", expected: ${counterNames.join(', ')}.`);
  /** The id of what is turned on; undefined where it is not. */
  const id = (name: CounterName, own: string | null, pattern: RegExp) => {
    const given = chosen.get(name);
    return given === undefined ? undefined : idOf(name, given === name ? own : given, pattern);
  };
  const place = (own: string) => origin ?? own;
  const metrika = id('metrika', counters.metrika, numericId);
  const tagManager = id('tag-manager', counters.tagManager, tagManagerId);
  const callTracking = id('call-tracking', counters.callTracking, numericId);
  const hub = id('hub', counters.hub, /^https:\/\/[a-z0-9.-]+(?::\d+)?\/[\w/.-]*$/);
  return {
    ...(metrika && { metrika: { id: metrika, origin: place(places.metrika) } }),
    ...(tagManager && { tagManager: { id: tagManager, origin: place(places.tagManager) } }),
    ...(callTracking && {
      callTracking: { id: callTracking, scriptOrigin: place(places.callScript), apiOrigin: place(places.callApi) },
    }),
    ...(hub && { hub: origin === undefined ? hub : origin + new URL(hub).pathname }),
  };
}

/** Exactly the hosts that the settings need. */
export function originsOf({ metrika, tagManager, callTracking, hub }: CounterSettings): PageOrigins {
  const hubOrigin = hub === undefined ? [] : [new URL(hub).origin];
  const both = [metrika?.origin, tagManager?.origin].filter((origin) => origin !== undefined);
  const unique = (origins: (string | undefined)[]) => [...new Set(origins.filter((origin) => origin !== undefined))];
  return {
    script: unique([...both, callTracking?.scriptOrigin]),
    connect: unique([...both, callTracking?.scriptOrigin, callTracking?.apiOrigin, ...hubOrigin]),
    img: unique(both),
  };
}

/**
 * What counters add to a page of the site: nothing to one visitor's pages, to staff's, to what asks not to be found and to copies for
 * partners (B-20, PD-19).
 */
export function countedPages(
  counters: Brand['counters'],
  chosen: ChosenCounters,
): (route: Route) => Pick<PagePlan, 'origins' | 'htmlAttributes'> {
  if (chosen.names.length === 0) return () => ({});
  const settings = counterSettings(counters, chosen);
  const origins = originsOf(settings);
  const measures = chosen.names.includes('vitals');
  return (route) => {
    const { path, isIndexed = true, isEmbeddable = false } = route;
    if (!isIndexed || isEmbeddable || isClosed(route)) return {};
    const told: CounterSettings = measures ? { ...settings, vitals: path } : settings;
    return { origins, htmlAttributes: { [settingsAttribute]: JSON.stringify(told) } };
  };
}
