import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { WhenChosen } from '@showroom/selection/when-chosen';
import { ButtonLink } from '@showroom/ui/button-link';
import { Dialog } from '@showroom/ui/dialog';
import { Icon } from '@showroom/ui/icon';
import { Static } from '@showroom/ui/static';
import { cityPanelId } from '../city/city-panel-id.ts';
import { locateLabel, locates } from '../city/locates.ts';
import { searchDialog } from '../dialogs/opened-dialog.ts';
import { sectionsOf } from '../menu/current-section.ts';
import { type Menu, type MenuEntry, opensMore } from '../menu/menu.ts';
import { searchHref } from '../search-panel/search-dialog.ts';
import { signInPath } from '../user-menu/sign-in-path.ts';
import { Leaf, Opener, Panel } from './panel.tsx';
import * as styles from './side-menu.css.ts';
import { panelId, sideMenuId } from './side-menu-id.ts';

/** The panel of an entry. What is under «Все» comes with the first opening of the menu (PD-119). */
function EntryPanel({ entry: { code, name, href, shop } }: { entry: MenuEntry }) {
  return (
    <Panel id={panelId(code)} title={name}>
      <ul className={styles.upperList}>{href && <Leaf link={{ name: 'Все', href }} />}</ul>
      {shop ? <div data-shelves={shop} data-shelves-in="side" /> : <div data-panel={code} />}
    </Panel>
  );
}

/** The side navigation of narrow screens. */
export function SideMenu({ brand, city, menu }: { brand: Brand; city: CityCode; menu: Menu }) {
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
          <EntryPanel key={entry.code} entry={entry} />
        ))}
      </Static>
    </>
  );
}
