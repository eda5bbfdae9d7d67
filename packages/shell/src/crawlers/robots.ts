import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import type { MetadataRoute } from 'next';
import { closedPaths, trackingParams } from './closed-paths.data.ts';
import { isClosed } from './is-closed.ts';

/** The fixed part of a row's path, with its final slash: `/lk/orders/` of `/lk/orders/{order}`. */
const fixedPart = (path: string) => `${path.split('/{', 1)[0]}/`;

/** `/robots.txt`: closed are the known areas and every private row of the table; the sitemap is named. */
export function robots(brand: Brand, routes: readonly Route[], isClosedSite = false): MetadataRoute.Robots {
  if (isClosedSite) return { rules: { userAgent: '*', disallow: '/' } };
  const paths = [...closedPaths, ...routes.filter(isClosed).map(({ path }) => fixedPart(path))];
  const disallow = paths
    .filter((path, place) => !paths.some((other, at) => path.startsWith(other) && (path !== other || at < place)))
    .sort();
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow,
      // Read by Yandex: addresses that differ in these alone are one page.
      other: { 'Clean-param': trackingParams.join('&') },
    },
    sitemap: absoluteUrl(brand, '/sitemap.xml'),
  };
}
