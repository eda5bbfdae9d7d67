import { type MapSettings, mapAttribute } from '@showroom/domain/map-settings';
import type { Route } from '@showroom/guards/route-table';
import type { PageOrigins, PagePlan } from '@showroom/web-server/plan';

type Addition = Pick<PagePlan, 'origins' | 'htmlAttributes'>;

/** Key of the maps service, and the origins that its map needs: that of its script comes first. */
export type ChosenMaps = { key: string | undefined; hosts: readonly string[] };

/** Dealers' pages with a map. */
const withMap = /^\/contacts(?:\/\{code\}(?:\/\{dealer\})?)?$/;

/** What maps add to the pages that show one; nothing without a key. Throws one sentence for a key without an origin. */
export function mappedPages({ key, hosts }: ChosenMaps): (route: Route) => Addition {
  if (key === undefined || key === '') return () => ({});
  const [origin] = hosts;
  if (origin === undefined) throw new Error('MAPS_KEY is set, but MAPS_HOSTS names no origin.');
  const settings: MapSettings = { key, origin };
  const addition: Addition = {
    origins: { script: hosts, connect: hosts, img: hosts },
    htmlAttributes: { [mapAttribute]: JSON.stringify(settings) },
  };
  return ({ path }) => (withMap.test(path) ? addition : {});
}

const join = (one: readonly string[] = [], other: readonly string[] = []) => [...new Set([...one, ...other])];

/** Both additions to a page. */
export function bothOf(one: (route: Route) => Addition, other: (route: Route) => Addition): (route: Route) => Addition {
  return (route) => {
    const [a, b] = [one(route), other(route)];
    const origins: PageOrigins | undefined =
      a.origins && b.origins
        ? {
            script: join(a.origins.script, b.origins.script),
            connect: join(a.origins.connect, b.origins.connect),
            img: join(a.origins.img, b.origins.img),
          }
        : (a.origins ?? b.origins);
    const htmlAttributes = { ...a.htmlAttributes, ...b.htmlAttributes };
    return { ...(origins && { origins }), ...(Object.keys(htmlAttributes).length > 0 && { htmlAttributes }) };
  };
}
