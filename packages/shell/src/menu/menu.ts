import type { ShopCode } from '@showroom/domain/shop/store-path';

export type MenuLink = { name: string; href: string };
export type MenuGroup = { name: string; links: readonly MenuLink[] };

export type MenuEntry = {
  code: string;
  name: string;
  /** Page of the entry itself; null where it only gathers others. */
  href: string | null;
  /** Columns of the mega popup. */
  groups?: readonly MenuGroup[];
  /** The popup lists the marks in stock. */
  showsMarks?: boolean;
  /** The popup lists the categories of this shop, read when a menu is opened (PRD-4: menu). */
  shop?: ShopCode;
};

/** Whether an entry opens a popup, or a panel of the side menu. */
export const opensMore = ({ groups = [], showsMarks, shop, href }: MenuEntry): boolean =>
  groups.length > 0 || showsMarks === true || shop !== undefined || href === null;

/** All that a brand's navigation says. Data of the shell; the frame only draws it. */
export type Menu = {
  main: readonly MenuEntry[];
  /** Buttons at the top of the side menu; the header shows the first. */
  actions: readonly MenuLink[];
  /** Links above the header's bar, and in the middle of the side menu. */
  top: readonly MenuLink[];
  /** The English pages, where the brand has any. */
  english?: MenuLink;
  footer: readonly MenuGroup[];
  agreements: readonly MenuLink[];
  /** Pages of the shop that search leads to: before the id of an item, and both lists. `reachableMenu` says which exist. */
  shop?: { item?: string } & Partial<Record<ShopCode, string>>;
};
