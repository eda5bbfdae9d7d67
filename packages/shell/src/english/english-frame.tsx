import type { Brand } from '@showroom/domain/brand';
import { cityCodes } from '@showroom/domain/city';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Container } from '@showroom/ui/container';
import { SkipLink } from '@showroom/ui/skip-link';
import { Static } from '@showroom/ui/static';
import { Surface } from '@showroom/ui/surface';
import type { ReactNode } from 'react';
import type { MenuLink } from '../menu/menu.ts';
import { SoftNavigation } from '../navigation/soft-navigation.tsx';
import { ReleaseIsland } from '../release/release-island.tsx';
import * as css from './english-frame.css.ts';

type Props = { brand: Brand; links: readonly MenuLink[]; children: ReactNode };

const cityNames = { msk: 'Moscow', spb: 'Saint Petersburg' };

/** What English pages stand in: a short menu, the page, whom to call. */
export function EnglishFrame({ brand, links, children }: Props) {
  const [first] = links;
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Surface tone="brand" as="header">
        <Container>
          <Static className={css.bar}>
            <a href={first?.href ?? '/'} aria-label={`${brand.name}: ${first ? 'about us' : 'home page'}`}>
              <img src="/logo.svg" alt="" width={160} height={32} className={css.logo} />
            </a>
            <nav aria-label="Main menu">
              <ul className={css.menu}>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} className={css.link}>
                      {name}
                    </a>
                  </li>
                ))}
                <li>
                  <a href="/" className={css.link} lang="ru" hrefLang="ru">
                    По-русски
                  </a>
                </li>
              </ul>
            </nav>
          </Static>
        </Container>
      </Surface>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Surface tone="inverse" as="footer">
        <Container>
          <Static className={css.footer}>
            <ul>
              {cityCodes.map((code) => (
                <li key={code}>
                  {cityNames[code]}:{' '}
                  <a href={phoneHref(brand.phones[code])} className={css.link}>
                    {phoneText(brand.phones[code])}
                  </a>
                </li>
              ))}
            </ul>
            <p lang="ru">
              © {brand.legal.entity}, ОГРН {brand.legal.ogrn}
            </p>
          </Static>
        </Container>
      </Surface>
      <SoftNavigation />
      <ReleaseIsland />
    </>
  );
}
