'use client';

import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { useState } from 'react';
import { articleWords } from './article-words.data.ts';
import * as css from './share-row.css.ts';

type Props = { title: string; url: string; lang?: 'ru' | 'en' };

/** Hands an article on: the system's share sheet, a copied link, two networks; and prints it. */
export function ShareRow({ title, url, lang = 'ru' }: Props) {
  const words = articleWords[lang];
  const [note, setNote] = useState<string>();
  const run = (act: 'share' | 'copy') => async () => {
    const { copyPage, sharePage } = await import('./share-page.ts');
    const done = await (act === 'share' ? sharePage(title) : copyPage());
    if (done !== 'shared') setNote(words[done]);
  };
  const query = new URLSearchParams({ url, text: title });
  return (
    <div className={css.row} data-print="hide">
      <span className={css.scripted}>
        <Button tone="quiet" size="sm" icon="share" onClick={run('share')}>
          {words.share}
        </Button>
      </span>
      <span className={css.scripted}>
        <Button tone="quiet" size="sm" onClick={run('copy')}>
          {note ?? words.copy}
        </Button>
      </span>
      <ButtonLink
        tone="quiet"
        size="sm"
        icon="telegram"
        href={`https://t.me/share/url?${query}`}
        target="_blank"
        rel="noopener nofollow"
        aria-label={`${words.in}Telegram`}
      >
        Telegram
      </ButtonLink>
      <ButtonLink
        tone="quiet"
        size="sm"
        icon="vk"
        href={`https://vk.com/share.php?${new URLSearchParams({ url, title })}`}
        target="_blank"
        rel="noopener nofollow"
        aria-label={`${words.in}VK`}
      >
        VK
      </ButtonLink>
      <span className={css.scripted}>
        <Button tone="quiet" size="sm" icon="print" onClick={() => print()}>
          {words.print}
        </Button>
      </span>
    </div>
  );
}
