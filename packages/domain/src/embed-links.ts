/** Where a link of a page in a partner's frame leads, and which window takes it. */
export type EmbedLink = { href: string; target: '_self' | '_top' | '_blank' };

const shop = /^\/(?:store|parts|item|basket|ordering)\//;
/** The money is paid outside of every frame: neither the bank nor the page of a payment stands in one. */
const money = /^\/(?:pay|checkout|webpay)\//;

/**
 * A path with its query: what has a copy for frames stays in the frame, ordering and paying leave it in the same window, everything
 * else opens beside the partner's page.
 */
export function embedLink(path: string): EmbedLink {
  if (path.startsWith('/iframe/')) return { href: path, target: '_self' };
  if (money.test(path)) return { href: path, target: '_top' };
  if (shop.test(path)) return { href: `/iframe${path}`, target: '_self' };
  const vehicle = /^\/catalog\/(\d+)\//.exec(path)?.[1];
  if (vehicle) return { href: `/iframe/catalog_list/${vehicle}/`, target: '_self' };
  const list = /^\/cars\/($|[?#].*)/.exec(path)?.[1];
  if (list !== undefined) return { href: `/iframe/catalog_list/${list}`, target: '_self' };
  return { href: path, target: '_blank' };
}
