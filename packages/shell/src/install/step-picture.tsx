import type { ReactNode } from 'react';
import * as styles from './install-panel.css.ts';
import type { InstallBrowser } from './install-steps.data.ts';

/** A telephone is drawn in a box of 120 × 200; its screen is 104 × 180. */
const box = '0 0 120 200';

/** The square with an arrow upwards. */
function Share({ x, y, isMeant }: { x: number; y: number; isMeant: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isMeant ? <circle r="12" className={styles.halo} /> : null}
      <path className={isMeant ? styles.meant : styles.drawn} d="M-3-1h-2v7H5v-7H3M0 3v-9M-3-3l3-3 3 3" />
    </g>
  );
}

/** The page itself: logo of the brand, a picture, lines of text. */
function Site({ top }: { top: number }) {
  return (
    <>
      <rect className={styles.header} x="8" y={top - 4} width="104" height="22" />
      <image href="/logo.svg" x="16" y={top + 1} width="48" height="12" preserveAspectRatio="xMinYMid meet" />
      <rect className={styles.filled} x="16" y={top + 22} width="88" height="46" rx="4" />
      <path className={styles.line} d={`M16 ${top + 78}h88M16 ${top + 86}h60`} />
    </>
  );
}

/** Bars of the browser: Safari has its buttons below, Chrome its share sign beside the address. */
function Browser({ browser, isMeant, children }: { browser: InstallBrowser; isMeant: boolean; children?: ReactNode }) {
  return browser === 'safari' ? (
    <>
      <Site top={14} />
      {children}
      <rect className={styles.bar} x="8" y="162" width="104" height="28" />
      <path className={styles.drawn} d="M24 171l-4 4 4 4M38 171l4 4-4 4M78 170h7v11h-7zM94 170h8v10h-8z" />
      <Share x={60} y={176} isMeant={isMeant} />
    </>
  ) : (
    <>
      <rect className={styles.bar} x="8" y="10" width="104" height="28" />
      <rect className={styles.field} x="14" y="16" width="74" height="16" rx="8" />
      <Share x={100} y={25} isMeant={isMeant} />
      <Site top={42} />
      {children}
    </>
  );
}

/** The sheet that the share sign opens, with the row to choose. */
function Sheet() {
  return (
    <>
      <path className={styles.sheet} d="M8 104q0-8 8-8h88q8 0 8 8v86H8z" />
      <path className={styles.line} d="M18 108h44M18 176h60" />
      <rect className={styles.chosen} x="14" y="120" width="92" height="20" rx="5" />
      <text className={styles.words} x="19" y="132.500">
        На экран «Домой»
      </text>
      <rect className={styles.drawn} x="92" y="125" width="10" height="10" rx="2" />
      <path className={styles.drawn} d="M97 127.500v5M94.500 130h5" />
      <path className={styles.line} d="M18 154h70" />
    </>
  );
}

/** The name under which the site will stand on the screen, and the word that ends it. */
function AddForm() {
  return (
    <>
      <rect className={styles.bar} x="8" y="10" width="104" height="26" />
      <rect className={styles.chosen} x="62" y="15" width="46" height="16" rx="5" />
      <text className={styles.words} x="67" y="25.5">
        Добавить
      </text>
      <rect className={styles.field} x="14" y="46" width="92" height="36" rx="6" />
      <image href="/apple-touch-icon.png" x="20" y="52" width="24" height="24" />
      <path className={styles.line} d="M52 60h44M52 69h30" />
    </>
  );
}

/** The screen of the telephone, where the site has its sign among others. */
function Home() {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    <>
      {places.map((at) => (
        <rect
          key={at}
          className={styles.filled}
          x={18 + (at % 3) * 31}
          y={28 + Math.floor(at / 3) * 38}
          width="22"
          height="22"
          rx="5"
        />
      ))}
      <circle className={styles.halo} cx="60" cy="77" r="19" />
      <image href="/apple-touch-icon.png" x="49" y="66" width="22" height="22" />
    </>
  );
}

const screens: readonly ((browser: InstallBrowser) => ReactNode)[] = [
  (browser) => <Browser browser={browser} isMeant={false} />,
  (browser) => <Browser browser={browser} isMeant />,
  (browser) => (
    <>
      <Browser browser={browser} isMeant={false} />
      <Sheet />
    </>
  ),
  () => <AddForm />,
  () => <Home />,
];

/** What the telephone shows at a step, drawn in the colours and with the signs of the brand. `step` from 0. */
export function StepPicture({ step, browser }: { step: number; browser: InstallBrowser }) {
  return (
    <svg viewBox={box} className={styles.picture} aria-hidden="true">
      <rect className={styles.phone} x="4" y="2" width="112" height="196" rx="16" />
      <clipPath id={`install-screen-${step}`}>
        <rect x="8" y="10" width="104" height="180" rx="8" />
      </clipPath>
      <g clipPath={`url(#install-screen-${step})`}>
        <rect className={styles.screen} x="8" y="10" width="104" height="180" />
        {screens[step]?.(browser)}
      </g>
    </svg>
  );
}
