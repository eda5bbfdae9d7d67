'use client';

import { countOf } from '@showroom/domain/text';
import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState, useTransition } from 'react';
import * as css from './filter-form.css.ts';
import { filterFormId } from './filter-form-id.ts';
import { type FilterGrammar, watchFilter } from './watch-filter.ts';

export type FilterFormProps = {
  action: string;
  /** Stays the same object while the listing does. */
  grammar: FilterGrammar;
  total: number;
  /** 1, 2, 5 of what is counted. */
  forms: readonly [string, string, string];
  /** The native fields, rendered on the server: no markup of theirs is in this bundle. */
  children: ReactNode;
};

const Count = createContext<string>('');

/** The filter: a plain GET form that works without scripts; with them it applies itself and counts. */
export function FilterForm({ action, grammar, total, forms, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [pending, startTransition] = useTransition();
  const [count, setCount] = useState<number | null>(total);

  useLayoutEffect(() => {
    if (!form.current) return;
    setCount(total);
    // The entry that the frame keeps for the sheet (`layer-history.ts`) gives way to the one of what it found.
    const navigate = (address: string, scroll: boolean) =>
      startTransition(() => router[history.state?.showroomLayers ? 'replace' : 'push'](address, { scroll }));
    return watchFilter(form.current, { id: filterFormId, grammar, total, forms, navigate, tellCount: setCount });
  }, [router, grammar, total, forms]);

  useLayoutEffect(() => {
    const results = form.current?.closest('[data-listing]')?.querySelector('[data-results]');
    results?.setAttribute('aria-busy', String(pending));
  }, [pending]);

  const found = count === null ? 'Показать' : count === 0 ? 'Ничего не найдено' : `Показать ${countOf(count, forms)}`;
  return (
    <form
      ref={form}
      id={filterFormId}
      className={css.panel}
      action={action}
      popover="auto"
      autoComplete="off"
      aria-label="Фильтры"
    >
      <Count value={pending ? 'Загружаем…' : found}>{children}</Count>
    </form>
  );
}

/** Words of the button that applies the filter: «Показать 128 автомобилей», counted live. */
export function FoundCount() {
  return use(Count);
}
