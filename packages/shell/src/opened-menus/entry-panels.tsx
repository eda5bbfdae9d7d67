'use client';

import { createPortal } from 'react-dom';
import { popoverId } from '../header/popover-id.ts';
import type { MenuGroup, MenuLink } from '../menu/menu.ts';
import { GroupPanel, Leaf, Opener } from '../side-menu/panel.tsx';
import * as styles from '../side-menu/side-menu.css.ts';
import { panelId } from '../side-menu/side-menu-id.ts';

/** Links of a list, each by its own words: a mark's is followed by a count. */
const linksIn = (lists: Iterable<Element>): MenuLink[] =>
  [...lists].flatMap((list) =>
    [...list.querySelectorAll('a')].map((link) => ({
      name: link.firstChild?.textContent?.trim() ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  );

/** What the mega popup of an entry says: groups with a name, and links that stand for themselves. */
function readPopup(code: string): { groups: MenuGroup[]; links: MenuLink[] } {
  const lists = [...(document.getElementById(popoverId(code))?.querySelectorAll('ul') ?? [])];
  const nameOf = (list: Element) => list.closest('section:not([popover])')?.querySelector('h2')?.textContent;
  return {
    groups: lists.flatMap((list) => {
      const name = nameOf(list);
      return name ? [{ name, links: linksIn([list]) }] : [];
    }),
    links: linksIn(lists.filter((list) => !nameOf(list))),
  };
}

function EntryPanel({ code }: { code: string }) {
  const { groups, links } = readPopup(code);
  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => (
          <Leaf key={link.href} link={link} />
        ))}
        {groups.map(({ name }, place) => (
          <Opener key={name} id={panelId(code, place)} name={name} />
        ))}
      </ul>
      {groups.map((group, place) => (
        <GroupPanel key={group.name} id={panelId(code, place)} title={group.name} links={group.links} />
      ))}
    </>
  );
}

/**
 * The deeper levels of the side menu, made with its first opening from what the mega popups of the page say: the HTML says
 * it once.
 */
export function EntryPanels() {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
  return hosts.map((host) => {
    const code = host.dataset.panel ?? '';
    return createPortal(<EntryPanel code={code} />, host, code);
  });
}
