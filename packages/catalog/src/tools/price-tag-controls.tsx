'use client';

import { Button } from '@showroom/ui/button';
import { TextLink } from '@showroom/ui/text-link';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './price-tag.css.ts';

const sizes = { a4: 'A4', a5: 'A5' } as const;
type Size = keyof typeof sizes;
const isSize = (text: string | null): text is Size => text !== null && Object.hasOwn(sizes, text);

/** Paper and print button around a sheet. `?size=a5` opens it on A5; without script it prints on A4. */
export function PriceTagControls({ back, children }: { back: string; children: ReactNode }) {
  const [size, setSize] = useState<Size>('a4');
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('size');
    if (isSize(asked)) setSize(asked);
  }, []);
  const choose = (next: Size) => {
    setSize(next);
    history.replaceState(history.state, '', `?size=${next}`);
  };
  return (
    <div className={css.desk} data-size={size}>
      {/* The paper is chosen by a rule of the page; no class can say it. */}
      <style>{`@page{size:${sizes[size]} portrait;margin:0}`}</style>
      <form className={css.controls} data-print="hide">
        <TextLink href={back}>Страница автомобиля</TextLink>
        <fieldset className={css.sizes}>
          <legend className={css.legend}>Бумага</legend>
          {(Object.keys(sizes) as Size[]).map((code) => (
            <label key={code} className={css.size}>
              <input type="radio" name="size" value={code} checked={size === code} onChange={() => choose(code)} />
              {sizes[code]}
            </label>
          ))}
        </fieldset>
        <Button icon="print" onClick={() => print()}>
          Напечатать
        </Button>
      </form>
      {children}
    </div>
  );
}
