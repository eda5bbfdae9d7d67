'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { form } from '../search/search-block.css.ts';
import { SearchFields, type SearchKind } from '../search/search-fields.tsx';
import * as css from './catalog-screen.css.ts';

type Props = { kinds: readonly { name: string; search: SearchKind }[] };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Quick search with a tab for each kind of vehicles. */
export function CatalogSearch({ kinds }: Props) {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const search = kinds[current]?.search;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + kinds.length) % kinds.length;
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={css.search}>
      <div ref={list} role="tablist" aria-label="Вид техники" className={css.tabs} onKeyDown={onKeyDown}>
        {kinds.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={css.tab}
            onClick={() => setCurrent(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {search && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
          <form key={current} action={search.sections[0]?.root.path} className={form}>
            <SearchFields {...search} />
          </form>
        </div>
      )}
    </div>
  );
}
