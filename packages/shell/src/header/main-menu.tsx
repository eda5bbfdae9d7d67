import type { Mark } from '@showroom/domain/vehicle';
import { Icon } from '@showroom/ui/icon';
import { Popover } from '@showroom/ui/popover';
import { Static } from '@showroom/ui/static';
import { sectionsOf } from '../menu/current-section.ts';
import { markHref } from '../menu/mark-href.ts';
import { type MenuEntry, opensMore } from '../menu/menu.ts';
import * as styles from './main-menu.css.ts';
import { popoverId } from './popover-id.ts';

function MegaPopup({ entry, marks }: { entry: MenuEntry; marks: readonly Mark[] }) {
  return (
    <Popover id={popoverId(entry.code)} anchor="mega">
      <nav aria-label={entry.name} className={styles.mega}>
        {entry.href && (
          <a href={entry.href} className={styles.all}>
            {entry.name}: смотреть всё <Icon name="arrow-right" size={20} />
          </a>
        )}
        {entry.groups && (
          <div className={styles.columns}>
            {entry.groups.map((group) => (
              <section key={group.name}>
                {/* What stands alone is named by the popup itself. */}
                {entry.groups?.length !== 1 && <h2 className={styles.groupName}>{group.name}</h2>}
                <ul className={entry.groups?.length === 1 ? styles.across : styles.list}>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} className={styles.link}>
                        {link.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {entry.shop && <div data-shelves={entry.shop} data-shelves-in="mega" />}
        {entry.showsMarks && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark.code}>
                <a href={markHref(mark)} className={styles.mark}>
                  {mark.name} <span className={styles.count}>{mark.stock.total}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </Popover>
  );
}

/** Main menu of wide screens; each entry with children opens its mega popup. */
export function MainMenu({ entries, marks }: { entries: readonly MenuEntry[]; marks: readonly Mark[] }) {
  return (
    <Static as="nav" aria-label="Главное меню" className={styles.menu}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.code}>
            {opensMore(entry) ? (
              <button
                type="button"
                className={styles.entry}
                popoverTarget={popoverId(entry.code)}
                data-sections={sectionsOf(entry)}
              >
                {entry.name} <Icon name="chevron-down" size={16} />
              </button>
            ) : (
              <a href={entry.href ?? undefined} className={styles.entry} data-sections={sectionsOf(entry)}>
                {entry.name}
              </a>
            )}
          </li>
        ))}
      </ul>
      {entries.map((entry) => (opensMore(entry) ? <MegaPopup key={entry.code} entry={entry} marks={marks} /> : null))}
    </Static>
  );
}
