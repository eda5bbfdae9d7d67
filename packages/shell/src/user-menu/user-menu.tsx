'use client';

import { signOut } from '@showroom/account/sign-out';
import { countOf } from '@showroom/domain/text';
import { Popover } from '@showroom/ui/popover';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './user-menu.css.ts';

const menuId = 'user-menu';
const home = '/lk/';

type Place = { host: HTMLElement; className: string };

/** Takes the place of the guests' link in the header; the other ones lead to the account under the name. */
function takePlaces(name: string): { place: Place | undefined; giveBack: () => void } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-account]')];
  let place: Place | undefined;
  const backs = links.map((link) => {
    if (link.dataset.account === 'menu') {
      const host = document.createElement('span');
      link.after(host);
      link.hidden = true;
      place = { host, className: link.className };
      return () => {
        host.remove();
        link.hidden = false;
      };
    }
    // A sign has its words in its name.
    const [words, say] = link.ariaLabel
      ? [link.ariaLabel, (text: string) => link.setAttribute('aria-label', text)]
      : [link.textContent, (text: string) => link.replaceChildren(text)];
    const { href } = link;
    const { dialog = '' } = link.dataset;
    say(name);
    link.href = home;
    delete link.dataset.dialog;
    return () => {
      say(words);
      link.href = href;
      link.dataset.dialog = dialog;
    };
  });
  const giveBack = () => {
    for (const back of backs) back();
  };
  return { place, giveBack };
}

const links: readonly (readonly [href: string, words: string])[] = [
  ['/lk/profile/', 'Профиль'],
  ['/lk/garage/', 'Гараж'],
  ['/lk/orders/', 'Заявки'],
];

/** Header and side menu of whoever is signed in: shown once the first name is known (PRD-2). */
export function UserMenu() {
  const user = useSignedIn((state) => state.user);
  const restore = useSignedIn((state) => state.restore);
  const [place, setPlace] = useState<Place>();
  useEffect(restore, [restore]);
  const name = user?.firstName;
  useEffect(() => {
    if (!name) return;
    const taken = takePlaces(name);
    setPlace(taken.place);
    return () => {
      setPlace(undefined);
      taken.giveBack();
    };
  }, [name]);
  if (!name || !place) return null;
  const points = user.earlyBonusSumEnd?.bonusQtySum ?? 0;
  const unread = user.unread ?? 0;
  return createPortal(
    <>
      <button type="button" className={place.className} popoverTarget={menuId}>
        {name}
      </button>
      <Popover id={menuId} anchor="bottom-end" label="Личный кабинет">
        <ul className={styles.list}>
          {links.map(([href, words]) => (
            <li key={href}>
              <a href={href} className={styles.row}>
                {words}
              </a>
            </li>
          ))}
          {unread > 0 ? (
            <li>
              <a href="/lk/notifications/" className={styles.row}>
                Уведомления
                <span className={styles.note}>{countOf(unread, ['новое', 'новых', 'новых'])}</span>
              </a>
            </li>
          ) : null}
          {points > 0 ? (
            <li>
              <a href="/lk/loyalty/" className={styles.row}>
                Программа лояльности
                <span className={styles.note}>скоро сгорят {countOf(points, ['балл', 'балла', 'баллов'])}</span>
              </a>
            </li>
          ) : null}
          <li>
            <button type="button" className={styles.row} onClick={() => void signOut()}>
              Выйти
            </button>
          </li>
        </ul>
      </Popover>
    </>,
    place.host,
  );
}
