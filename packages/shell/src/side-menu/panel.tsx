import { Dialog } from '@showroom/ui/dialog';
import { Icon } from '@showroom/ui/icon';
import type { ReactNode } from 'react';
import type { MenuLink } from '../menu/menu.ts';
import * as styles from './side-menu.css.ts';

/** A row of a panel that leads to a page. */
export function Leaf({ link, sections }: { link: MenuLink; sections?: string }) {
  return (
    <li>
      <a href={link.href} className={styles.row} data-sections={sections}>
        {link.name}
      </a>
    </li>
  );
}

/** A row that opens a panel one level deeper. */
export function Opener({ id, name, sections }: { id: string; name: string; sections?: string }) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-sections={sections}
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
      >
        {name} <Icon name="chevron-right" size={20} />
      </button>
    </li>
  );
}

/** A deeper level: a dialog of its own over the menu, so that Escape and the arrow lead one step back. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Dialog id={id} title={title} kind="drawer-left" back>
      {children}
    </Dialog>
  );
}

/** The second level: «Все», where the group has a page, and its links. */
export function GroupPanel({
  id,
  title,
  all,
  links,
}: {
  id: string;
  title: string;
  all?: string;
  links: readonly MenuLink[];
}) {
  return (
    <Panel id={id} title={title}>
      <ul className={styles.list}>
        {all && <Leaf link={{ name: 'Все', href: all }} />}
        {links.map((link) => (
          <Leaf key={link.href} link={link} />
        ))}
      </ul>
    </Panel>
  );
}
