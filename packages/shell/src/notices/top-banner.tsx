'use client';

import { qrPath } from '@showroom/domain/qr';
import { ButtonLink } from '@showroom/ui/button-link';
import { IconButton } from '@showroom/ui/icon-button';
import { writeCookie } from '@showroom/visitor/cookie';
import { useEffect, useState } from 'react';
import { heroBannerId } from '../hero-banner/hero-banner-id.ts';
import { useNotice } from './notice-queue.ts';
import { type AppBrowser, bannerClosed, bannerHidesAt, bannerHref } from './promotions.ts';
import * as styles from './top-banner.css.ts';

function useScrolledAway(): boolean {
  const [isAway, setAway] = useState(() => window.scrollY >= bannerHidesAt);
  useEffect(() => {
    const onScroll = () => setAway(window.scrollY >= bannerHidesAt);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}

/** The code of the banner's address on this very site, for the camera of a telephone. */
function Code() {
  const { size, d } = qrPath(`${location.origin}${bannerHref('desktop')}`);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR-код приложения"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={d} />
    </svg>
  );
}

/** Between a heading and the banner below it, px. */
const clearance = 12;

/** Where the banner would cover the end of the page's heading it stands below it; how much lower, px. */
function belowHeading(banner: HTMLElement): number {
  const heading = document.querySelector('main h1');
  if (!heading) return 0;
  const words = document.createRange();
  words.selectNodeContents(heading);
  const text = words.getBoundingClientRect();
  const own = banner.getBoundingClientRect();
  const isCovered =
    text.left < own.left && text.right > own.left && text.top < own.bottom && text.bottom > own.top - clearance;
  return isCovered ? text.bottom + clearance - own.top : 0;
}

/** Of a control's edge the banner may cover so much, px: it stays as easy to press. */
const slack = 8;

/** Whether it lies over a price or something to press: it scrolls with the page, so that nothing would bring that out. */
function coversControls(banner: HTMLElement): boolean {
  const own = banner.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button, input, select, summary, output)')].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < own.right - slack && right > own.left + slack && top < own.bottom - slack && bottom > own.top + slack;
  });
}

/** Banner of the application (PRD-2). In Safari of iOS without a code, straight to its store (PD-21). */
export function TopBanner({ browser }: { browser: AppBrowser }) {
  const [isClosed, setClosed] = useState(false);
  const isAway = useScrolledAway();
  const isShown = useNotice('top-banner', !isClosed && !isAway);
  if (!isShown) return null;
  const above = document.getElementById(heroBannerId)?.offsetHeight ?? 0;
  const keepClear = (banner: HTMLElement) => {
    const lower = (px: number) => banner.style.setProperty('margin-block-start', `${px}px`);
    lower(above);
    lower(above + belowHeading(banner));
    const dock = () => {
      if (coversControls(banner)) banner.dataset.docked = '';
    };
    // Before it is seen: an observer comes too late for the first picture.
    dock();
    // What a page reads by itself, a comparison, comes after the banner.
    const watch = new ResizeObserver(dock);
    for (const main of document.querySelectorAll('main')) watch.observe(main);
    return () => watch.disconnect();
  };
  const close = () => {
    writeCookie(bannerClosed.name, '1', bannerClosed.maxAgeSeconds);
    setClosed(true);
  };
  return (
    <aside ref={keepClear} className={styles.banner} aria-label="Приложение" data-print="hide">
      {browser === 'ios-safari' ? null : <Code />}
      <img className={styles.sign} src="/apple-touch-icon.png" alt="" width={40} height={40} />
      <div className={styles.words}>
        <p className={styles.headline}>Удобнее в{'\u00a0'}приложении</p>
        {/* A load of its own: the address leads to a store. */}
        <ButtonLink href={bannerHref(browser)} size="sm" target="_self" rel="nofollow">
          Открыть
        </ButtonLink>
      </div>
      <IconButton icon="close" label="Закрыть" onClick={close} />
    </aside>
  );
}
