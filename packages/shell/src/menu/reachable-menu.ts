import { shopCodes, storePath } from '@showroom/domain/shop/store-path';
import { compileRoutes } from '@showroom/guards/compile-routes';
import type { Route } from '@showroom/guards/route-table';
import type { Menu, MenuEntry, MenuGroup } from './menu.ts';

/**
 * The menu without entries whose page this shell does not have: a menu never leads to an error,
 * and an entry appears by itself when its page is added to the route table.
 */
export function reachableMenu(menu: Menu, routes: readonly Route[], brand: string): Menu {
  const table = compileRoutes(routes, brand);
  const exists = (link: { href: string | null }) =>
    link.href !== null && table.match(link.href.split('?', 1)[0] ?? '/') !== null;
  const groups = (list: readonly MenuGroup[]) =>
    list.map((group) => ({ ...group, links: group.links.filter(exists) })).filter((group) => group.links.length > 0);
  // An entry without a page of its own stays for the pages that it gathers.
  const entry = (item: MenuEntry): MenuEntry[] => {
    const own = item.groups ? { ...item, groups: groups(item.groups) } : item;
    if (exists(item)) return [own];
    return own.groups && own.groups.length > 0 ? [{ ...own, href: null }] : [];
  };
  const shop = {
    ...(exists({ href: '/item/1/' }) ? { item: '/item/' } : {}),
    ...Object.fromEntries(shopCodes.map((code) => [code, storePath(code)]).filter(([, href = '']) => exists({ href }))),
  };
  return {
    main: menu.main.flatMap(entry),
    actions: menu.actions.filter(exists),
    top: menu.top.filter(exists),
    footer: groups(menu.footer),
    agreements: menu.agreements.filter(exists),
    ...(menu.english && exists(menu.english) ? { english: menu.english } : {}),
    ...(Object.keys(shop).length > 0 ? { shop } : {}),
  };
}
