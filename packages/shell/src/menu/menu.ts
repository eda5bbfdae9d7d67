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
};

/** All that a brand's navigation says. Data of the shell; the frame only draws it. */
export type Menu = {
  main: readonly MenuEntry[];
  /** Buttons at the top of the side menu. */
  actions: readonly MenuLink[];
  top: readonly MenuLink[];
  footer: readonly MenuGroup[];
  agreements: readonly MenuLink[];
  /** Pages of the shop that search leads to: before the id of an item, and the list. `reachableMenu` says which exist. */
  shop?: { item?: string; store?: string };
};
