'use client';

import { Skeleton } from '@showroom/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import type { FormMark, FormMatter } from '../form/form-dialog.ts';
import { formDialogs } from '../form-dialogs.ts';
import type { FormFacts } from '../lead/form-facts.ts';
import * as css from './form-island.css.ts';

/** How far under the screen a form begins to load, CSS pixels. */
const ahead = '600px';

type Props = {
  form: keyof typeof formDialogs;
  facts: FormFacts;
  /** Query of a page that is about a mark or model by its path; the visitor's own address adds to it. */
  subject?: string;
  /** Choices of the mark, where the form has them. */
  marks?: readonly FormMark[];
};

/** What the page is about, and over it what the visitor's own address says. */
function withSubject(search: string, subject: string): string {
  const params = new URLSearchParams(subject);
  for (const [key, value] of new URLSearchParams(search)) params.set(key, value);
  return `?${params}`;
}

/**
 * A form on its page. Its code is loaded when it comes near the screen or the keyboard reaches it. The page is one for everybody; what the
 * visitor's address says (`?vehicle=17`) is read here, after the page is shown.
 */
export function FormIsland({ form, facts, subject = '', marks }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [query, setQuery] = useState('');
  const [Matter, setMatter] = useState<FormMatter>();
  useEffect(() => {
    const read = () => setQuery(withSubject(location.search, subject));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [subject]);
  useEffect(() => {
    if (isNear || !place.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: ahead });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isNear]);
  useEffect(() => {
    if (!isNear || Matter || query === '') return;
    let isGone = false;
    formDialogs[form].load(query).then(
      (loaded) => isGone || setMatter(() => loaded),
      // The skeleton gives way to a retry on the next approach.
      () => isGone || setNear(false),
    );
    return () => {
      isGone = true;
    };
  }, [form, isNear, Matter, query]);
  const toTop = () => document.getElementById('content')?.scrollIntoView();
  return (
    <div ref={place} className={css.live}>
      {Matter ? (
        <Matter key={query} query={query} facts={facts} marks={marks} close={toTop} />
      ) : (
        <Skeleton height={480} shape="box" />
      )}
    </div>
  );
}
