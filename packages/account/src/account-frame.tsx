'use client';

import { Container } from '@showroom/ui/container';
import { Notice } from '@showroom/ui/notice';
import { queryClient } from '@showroom/visitor/query-client';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './account.css.ts';
import type { AccountSection } from './account-section.ts';
import type { AccountSite } from './account-site.ts';
import { openedFrom, sectionMenu } from './section-menu.data.ts';
import { keepMenuFacts } from './session/menu-facts.ts';
import { useLeaving } from './session/use-leaving.ts';

type MenuProps = { current: AccountSection; site: AccountSite; leaving: ReturnType<typeof useLeaving> };

function Menu({ current, site, leaving: { leave, isLeaving } }: MenuProps) {
  const unread = useSignedIn(({ user }) => user?.unread ?? 0);
  const restore = useSignedIn((state) => state.restore);
  useEffect(restore, [restore]);
  // The start page and the notices say it in their one answer.
  useEffect(() => {
    if (current !== 'home' && current !== 'notices') void keepMenuFacts();
  }, [current]);
  const here = openedFrom[current] ?? current;
  const line = useRef<HTMLElement>(null);
  // On a phone the line is longer than the screen: it begins where one is. Only the line moves, never the page.
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && link)
      line.current.scrollLeft = link.offsetLeft - line.current.offsetLeft - line.current.clientWidth / 3;
  }, [here]);
  return (
    <nav ref={line} className={css.nav} aria-label="Личный кабинет">
      {sectionMenu
        .filter(({ section }) => site.sections.includes(section))
        .map(({ section, href, name }) => (
          <a
            key={section}
            href={href}
            className={css.link}
            {...(section === here && { 'aria-current': here === current ? 'page' : true })}
          >
            {section === 'notices' && unread > 0 ? `${name}: ${unread}` : name}
          </a>
        ))}
      <button type="button" className={css.leave} disabled={isLeaving} onClick={leave}>
        Выйти
      </button>
    </nav>
  );
}

type FrameProps = { current: AccountSection; site: AccountSite; children: ReactNode };

/** What stands around every section: the menu, and the reads that its parts share. */
export function AccountFrame({ current, site, children }: FrameProps) {
  const leaving = useLeaving();
  return (
    <QueryClientProvider client={queryClient}>
      <Container>
        <div className={css.frame}>
          <Menu current={current} site={site} leaving={leaving} />
          <div className={css.matter}>
            {leaving.failure ? <Notice tone="critical">{leaving.failure}</Notice> : null}
            {children}
          </div>
        </div>
      </Container>
    </QueryClientProvider>
  );
}
