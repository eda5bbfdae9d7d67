'use client';

import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { useEffect, useState } from 'react';
import { printWithCode } from '../text/print-with-code.ts';
import * as css from './compare.css.ts';
import { sharedHref } from './shared-ids.ts';

const words = 'Поделиться';

/** Hands on a link that shows this comparison to anyone: the system's share sheet, or a copied link; and prints it. */
export function ShareComparison({ ids }: { ids: readonly number[] }) {
  const [note, setNote] = useState(words);
  useEffect(() => {
    if (note === words) return;
    const timer = setTimeout(setNote, 3_000, words);
    return () => clearTimeout(timer);
  }, [note]);
  const share = async () => {
    const url = location.origin + sharedHref(ids);
    try {
      if (navigator.share) return await navigator.share({ title: 'Сравнение', url });
      await navigator.clipboard.writeText(url);
      setNote('Ссылка скопирована');
      announce('Ссылка скопирована');
    } catch (failure) {
      // Closing the share sheet is a choice, not a failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setNote('Не получилось');
    }
  };
  return (
    <>
      <Button tone="quiet" size="sm" icon="share" onClick={share}>
        {note}
      </Button>
      <span className={css.wideOnly}>
        <Button tone="quiet" size="sm" icon="print" onClick={printWithCode}>
          Печать
        </Button>
      </span>
    </>
  );
}
