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
import { locateLabel, locates } from '../city/locates.ts';
import { sectionsOf } from '../menu/current-section.ts';
import { markHref } from '../menu/mark-href.ts';
import { type Menu, type MenuEntry, opensMore } from '../menu/menu.ts';
import { searchDialog, searchHref } from '../search-panel/search-dialog.ts';
import { signInPath } from '../user-menu/sign-in-path.ts';
import { GroupPanel, Leaf, Opener, Panel } from './panel.tsx';
import * as styles from './side-menu.css.ts';
import { panelId, sideMenuId } from './side-menu-id.ts';

/** The panels of an entry: its groups, each a panel of its own, or the links of its only one, marks, shelves of a shop. */
function EntryPanels({ entry, marks }: { entry: MenuEntry; marks: readonly Mark[] }) {
  const { code, name, href, groups = [], shop } = entry;
  const [only] = groups.length === 1 ? groups : [];
  const links = entry.showsMarks
    ? marks.map((mark) => ({ name: mark.name, href: markHref(mark) }))
    : (only?.links ?? []);
  const deeper = only ? [] : groups;
  return (
    <>
      <Panel id={panelId(code)} title={name}>
        <ul className={shop ? styles.upperList : styles.list}>
          {href && <Leaf link={{ name: 'Все', href }} />}
          {links.map((link) => (
            <Leaf key={link.href} link={link} />
          ))}
          {deeper.map((group, place) => (
            <Opener key={group.name} id={panelId(code, place)} name={group.name} />
          ))}
        </ul>
        {shop && <div data-shelves={shop} data-shelves-in="side" />}
      </Panel>
      {deeper.map((group, place) => (
        <GroupPanel key={group.name} id={panelId(code, place)} title={group.name} links={group.links} />
      ))}
    </>
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
  return (
    <>
      <Dialog id={sideMenuId} title="Меню" kind="drawer-left" closeLabel="Закрыть меню">
        <Static>
          <a href={signInPath} className={styles.row} {...opensDialog('login')} data-account="words">
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
          <ul className={styles.main}>
            {menu.main.map((entry) =>
              opensMore(entry) ? (
                <Opener key={entry.code} id={panelId(entry.code)} name={entry.name} sections={sectionsOf(entry)} />
              ) : (
                entry.href && (
                  <Leaf key={entry.code} link={{ name: entry.name, href: entry.href }} sections={sectionsOf(entry)} />
                )
              ),
            )}
          </ul>
          <ul className={styles.list}>
            {menu.top.map((link) => (
              <Leaf key={link.href} link={link} sections={sectionsOf({ code: '', href: link.href })} />
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
          {brand.features.geolocationButton && (
            <button type="button" className={styles.row} {...locates}>
              <span className={styles.withIcon}>
                <Icon name="locate" size={20} /> {locateLabel}
              </span>
            </button>
          )}
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
          {menu.english && (
            <a href={menu.english.href} className={styles.row} hrefLang="en" lang="en">
              {menu.english.name}
            </a>
          )}
        </div>
      </Dialog>
      <Static>
        {menu.main.filter(opensMore).map((entry) => (
          <EntryPanels key={entry.code} entry={entry} marks={marks} />
        ))}
      </Static>
    </>
  );
}
