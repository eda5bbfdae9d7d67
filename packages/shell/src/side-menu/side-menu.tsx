import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Mark } from '@showroom/domain/vehicle';
import { WhenChosen } from '@showroom/selection/when-chosen';
import { ButtonLink } from '@showroom/ui/button-link';
import { Dialog } from '@showroom/ui/dialog';
import { Icon } from '@showroom/ui/icon';
import { Static } from '@showroom/ui/static';
import { cityPanelId } from '../city/city-panel-id.ts';
import { sectionsOf } from '../menu/current-section.ts';
import { markHref } from '../menu/mark-href.ts';
import type { Menu, MenuEntry, MenuLink } from '../menu/menu.ts';
import { searchDialog, searchHref } from '../search-panel/search-dialog.ts';
import { signInPath } from '../user-menu/sign-in-path.ts';
import * as styles from './side-menu.css.ts';
import { sideMenuId } from './side-menu-id.ts';

const panelId = (code: string) => `${sideMenuId}-${code}`;

function Leaf({ link }: { link: MenuLink }) {
  return (
    <li>
      <a href={link.href} className={styles.row}>
        {link.name}
      </a>
    </li>
  );
}

/** First-level panel: a dialog of its own over the menu, so that Escape and the back button lead one step back. */
function Panel({ entry, marks }: { entry: MenuEntry; marks: readonly Mark[] }) {
  const links = entry.showsMarks ? marks.map((mark) => ({ name: mark.name, href: markHref(mark) })) : [];
  return (
    <Dialog id={panelId(entry.code)} title={entry.name} kind="drawer-left" closeLabel="Назад">
      <ul className={styles.list}>
        {entry.href && <Leaf link={{ name: 'Все', href: entry.href }} />}
        {links.map((link) => (
          <Leaf key={link.href} link={link} />
        ))}
      </ul>
      {entry.groups?.map((group) => (
        <section key={group.name}>
          <h3 className={styles.group}>{group.name}</h3>
          <ul className={styles.list}>
            {group.links.map((link) => (
              <Leaf key={link.href} link={link} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** The side navigation of narrow screens. */
export function SideMenu({
  brand,
  city,
  menu,
  marks,
}: {
  brand: Brand;
  city: CityCode;
  menu: Menu;
  marks: readonly Mark[];
}) {
  const nested = menu.main.filter((entry) => entry.groups || entry.showsMarks);
  return (
    <>
      <Dialog id={sideMenuId} title="Меню" kind="drawer-left" closeLabel="Закрыть меню">
        <Static>
          <a href={signInPath} className={styles.row} {...opensDialog('login')} data-account="">
            Войти в личный кабинет
          </a>
        </Static>
        {menu.actions.length > 0 && (
          <div className={styles.actions}>
            {menu.actions.map((link, index) => (
              <ButtonLink key={link.href} href={link.href} tone={index === 0 ? 'action' : 'outline'} wide>
                {link.name}
              </ButtonLink>
            ))}
          </div>
        )}
        <Static as="nav" aria-label="Меню">
          <ul className={styles.list}>
            {menu.main.map((entry) =>
              nested.includes(entry) ? (
                <li key={entry.code}>
                  <button
                    type="button"
                    className={styles.row}
                    data-sections={sectionsOf(entry)}
                    command="show-modal"
                    commandfor={panelId(entry.code)}
                    aria-haspopup="dialog"
                  >
                    {entry.name} <Icon name="chevron-right" size={20} />
                  </button>
                </li>
              ) : (
                entry.href && <Leaf key={entry.code} link={{ name: entry.name, href: entry.href }} />
              ),
            )}
          </ul>
          <ul className={styles.list}>
            {menu.top.map((link) => (
              <Leaf key={link.href} link={link} />
            ))}
          </ul>
        </Static>
        <div className={styles.bottom}>
          <a href={searchHref} className={styles.row} {...opensDialog(searchDialog)}>
            <span className={styles.withIcon}>
              <Icon name="search" size={20} /> Поиск
            </span>
          </a>
          <button
            type="button"
            className={styles.row}
            command="show-modal"
            commandfor={cityPanelId}
            aria-haspopup="dialog"
          >
            <span className={styles.withIcon}>
              <Icon name="pin" size={20} /> {cities[city].i}
            </span>
          </button>
          <a href={phoneHref(brand.phones[city])} className={styles.row}>
            <span className={styles.withIcon}>
              <Icon name="phone" size={20} /> {phoneText(brand.phones[city])}
            </span>
          </a>
          <WhenChosen kind="favorites" className={styles.row}>
            <span className={styles.withIcon}>
              <Icon name="heart" size={20} /> Избранное
            </span>
          </WhenChosen>
          <WhenChosen kind="compare" className={styles.row}>
            <span className={styles.withIcon}>
              <Icon name="compare" size={20} /> Сравнение
            </span>
          </WhenChosen>
        </div>
      </Dialog>
      <Static>
        {nested.map((entry) => (
          <Panel key={entry.code} entry={entry} marks={marks} />
        ))}
      </Static>
    </>
  );
}
