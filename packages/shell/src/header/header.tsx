import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Mark } from '@showroom/domain/vehicle';
import { SelectionLinks } from '@showroom/selection/selection-links';
import { Icon } from '@showroom/ui/icon';
import { IconButton } from '@showroom/ui/icon-button';
import { IconLink } from '@showroom/ui/icon-link';
import { Static } from '@showroom/ui/static';
import { Surface } from '@showroom/ui/surface';
import { cityPanelId } from '../city/city-panel-id.ts';
import { locateLabel, locates, locateWords } from '../city/locates.ts';
import type { Menu } from '../menu/menu.ts';
import { SearchLink } from '../search-panel/search-link.tsx';
import { sideMenuId } from '../side-menu/side-menu-id.ts';
import { signInPath } from '../user-menu/sign-in-path.ts';
import * as styles from './header.css.ts';
import { MainMenu } from './main-menu.tsx';

type HeaderProps = { brand: Brand; city: CityCode; menu: Menu; marks: readonly Mark[] };

/** The sticky header: top links on wide screens, logo, main menu, phone, signs; button of the side menu and way to the account on narrow ones. */
export function Header({ brand, city, menu, marks }: HeaderProps) {
  const phone = brand.phones[city];
  const [action] = menu.actions;
  return (
    <header className={styles.header}>
      <Surface tone="brand">
        <div className={styles.top}>
          <span className={styles.place}>
            <button
              type="button"
              className={styles.topLink}
              command="show-modal"
              commandfor={cityPanelId}
              aria-haspopup="dialog"
            >
              <Icon name="pin" size={16} /> {cities[city].i}
            </button>
            {brand.features.geolocationButton && (
              <button type="button" className={styles.topLink} aria-label={locateLabel} {...locates}>
                <Icon name="locate" size={16} /> {locateWords}
              </button>
            )}
          </span>
          <Static as="nav" aria-label="Дополнительное меню" className={styles.topLinks}>
            {menu.top.map((link) => (
              <a key={link.href} href={link.href} className={styles.topLink}>
                {link.name}
              </a>
            ))}
            {menu.english && (
              <a href={menu.english.href} className={styles.topLink} hrefLang="en" lang="en">
                {menu.english.name}
              </a>
            )}
            {action && (
              <a href={action.href} className={`${styles.topLink} ${styles.action}`}>
                <Icon name="wrench" size={16} /> {action.name}
              </a>
            )}
            <a href={signInPath} className={styles.topLink} {...opensDialog('login')} data-account="menu">
              Вход
            </a>
          </Static>
        </div>
        <div className={styles.bar}>
          <span className={styles.burger}>
            <IconButton
              icon="menu"
              label="Открыть меню"
              command="show-modal"
              commandfor={sideMenuId}
              aria-haspopup="dialog"
            />
          </span>
          <a href="/" className={styles.logo} aria-label={`${brand.name}: на главную`}>
            <img src="/logo.svg" alt="" width={160} height={32} className={styles.logoImage} />
          </a>
          <MainMenu entries={menu.main} marks={marks} />
          <a href={phoneHref(phone)} className={styles.phone}>
            <Icon name="phone" size={20} />
            <span className={styles.phoneText}>{phoneText(phone)}</span>
          </a>
          <span className={styles.signs}>
            <SearchLink />
            <SelectionLinks />
            <span className={styles.account}>
              <IconLink icon="user" label="Вход" href={signInPath} {...opensDialog('login')} data-account="sign" />
            </span>
          </span>
        </div>
      </Surface>
    </header>
  );
}
