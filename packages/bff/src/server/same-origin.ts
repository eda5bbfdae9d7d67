import { absoluteUrl, type Brand } from '@showroom/domain/brand';

/**
 * Whether a write comes from a page of this very site. `Sec-Fetch-Site` says it in every browser of today; an older one
 * must name the site's own origin. "Same site" is not enough: a sibling host is a stranger here (B-22).
 */
export function isSameOrigin(brand: Pick<Brand, 'host'>, headers: Headers): boolean {
  const said = headers.get('sec-fetch-site');
  if (said !== null) return said === 'same-origin';
  return headers.get('origin') === new URL(absoluteUrl(brand, '/')).origin;
}
