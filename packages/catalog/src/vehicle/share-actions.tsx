'use client';

import * as page from '@showroom/listing/product-page';
import { announce } from '@showroom/ui/announce';
import { useState } from 'react';
import { printWithCode } from '../text/print-with-code.ts';

type Props = { title: string; shareIcon: React.ReactNode; printIcon: React.ReactNode };

/** Hands the page on: the system's own share sheet, or a copied link where there is none; and prints it. */
export function ShareActions({ title, shareIcon, printIcon }: Props) {
  const [note, setNote] = useState('Поделиться');
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setNote('Ссылка скопирована');
      announce('Ссылка скопирована');
    } catch (failure) {
      // Closing the share sheet is a choice, not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setNote('Не получилось');
    }
    setTimeout(setNote, 3000, 'Поделиться');
  };
  return (
    <span className={page.pair}>
      <button type="button" className={page.minor} onClick={share}>
        {shareIcon}
        {note}
      </button>
      <button type="button" className={page.sign} aria-label="Печать" title="Печать" onClick={printWithCode}>
        {printIcon}
      </button>
    </span>
  );
}
