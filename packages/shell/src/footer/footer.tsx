import type { Brand, SocialNetwork } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { tied } from '@showroom/domain/tied';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Icon } from '@showroom/ui/icon';
import { IconLink } from '@showroom/ui/icon-link';
import { Static } from '@showroom/ui/static';
import { Surface } from '@showroom/ui/surface';
import { cityPanelId } from '../city/city-panel-id.ts';
import { CookieSettingsButton } from '../cookie-toast/cookie-settings-button.tsx';
import type { Menu } from '../menu/menu.ts';
import * as styles from './footer.css.ts';

const networks: Record<SocialNetwork, string> = {
  vk: 'ВКонтакте',
  youtube: 'YouTube',
  telegram: 'Telegram',
  dzen: 'Дзен',
};

const feedbackHref = '/feedback/';

/** What the bank's page takes. */
const cards = ['Мир', 'Visa', 'Mastercard'] as const;

/** Columns, contact block, agreements and the notice that the site is no public offer (article 437 of the Civil Code). */
export function Footer({ brand, city, menu }: { brand: Brand; city: CityCode; menu: Menu }) {
  const phone = brand.phones[city];
  return (
    <Surface tone="inverse" as="footer">
      <Container>
        <div className={styles.footer}>
          <Static className={styles.columns}>
            <div className={styles.contact}>
              <img
                src="/logo-inverse.svg"
                alt={brand.name}
                width={160}
                height={32}
                loading="lazy"
                className={styles.logo}
              />
              <a href={phoneHref(phone)} className={styles.phone}>
                {phoneText(phone)}
              </a>
              {brand.footerHours && <p className={styles.quiet}>{brand.footerHours}</p>}
              <button
                type="button"
                className={styles.link}
                command="show-modal"
                commandfor={cityPanelId}
                aria-haspopup="dialog"
              >
                {cities[city].i}
              </button>
            </div>
            {menu.footer.map((group) => (
              <nav key={group.name} aria-label={`Внизу страницы: ${group.name}`}>
                <h2 className={styles.heading}>{group.name}</h2>
                <ul className={styles.list}>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} className={styles.link}>
                        {tied(link.name)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <section className={styles.contact}>
              <h2 className={styles.heading}>Обратная связь</h2>
              <ButtonLink href={feedbackHref} size="md" {...opensDialog('callback')}>
                Заказать звонок
              </ButtonLink>
              <a href={feedbackHref} className={styles.link} {...opensDialog('feedback')}>
                Написать нам
              </a>
              <nav aria-label="Мы в сети" className={styles.signs}>
                {Object.entries(brand.social).map(([code, href]) => (
                  <IconLink
                    key={code}
                    icon={code as SocialNetwork}
                    label={networks[code as SocialNetwork]}
                    href={href}
                    rel="noopener noreferrer nofollow"
                    target="_blank"
                  />
                ))}
              </nav>
              <a href="/mobileapp/" className={styles.app}>
                <Icon name="download" size={20} /> Приложение
              </a>
            </section>
          </Static>
          <div className={styles.bottom}>
            <ul className={styles.agreements}>
              {menu.agreements.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={styles.link}>
                    {link.name}
                  </a>
                </li>
              ))}
              <li>
                <CookieSettingsButton className={styles.link}>Настройки cookie</CookieSettingsButton>
              </li>
            </ul>
            <ul className={styles.cards} aria-label="Принимаем карты">
              {cards.map((name) => (
                <li key={name} className={styles.card}>
                  {name}
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>
              Сайт носит информационный характер и ни при каких условиях не является публичной офертой, определяемой
              статьёй 437 Гражданского кодекса Российской Федерации. Точную стоимость, комплектацию и наличие
              автомобилей уточняйте у менеджеров.
            </p>
            {brand.exampleNotice && <p className={styles.quiet}>{brand.exampleNotice}</p>}
            <p className={styles.quiet}>
              {`© ${brand.legal.entity}, ОГРН ${brand.legal.ogrn}. ${brand.legal.address}`}
            </p>
          </div>
        </div>
      </Container>
    </Surface>
  );
}
