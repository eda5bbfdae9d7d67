export type MenuLink = { name: string; href: string };
export type MenuGroup = { name: string; links: readonly MenuLink[] };

export type MenuEntry = MenuLink & {
  code: string;
  /** Columns of the mega popup. */
  groups?: readonly MenuGroup[];
  /** The popup lists the marks in stock. */
  showsMarks?: boolean;
};

/** All that a brand's navigation says. Data of the shell; the frame only draws it. */
export type Menu = {
  main: readonly MenuEntry[];
  top: readonly MenuLink[];
  footer: readonly MenuGroup[];
  agreements: readonly MenuLink[];
};

/** Path segments under which «Каталог» is the current section (specification, section 2). */
export const catalogSegments = ['cars', 'moto', 'commercial', 'atv', 'jet-ski', 'electro', 'catalog'] as const;
