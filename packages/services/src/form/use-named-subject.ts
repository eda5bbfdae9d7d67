'use client';

import type { Answer } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';
import { useEffect, useState } from 'react';
import { type FormSubject, readFormQuery } from './form-query.ts';

/** A form does not wait longer than this for the names of ids, ms: it can be filled without them. */
const patienceMs = 3_000;

/** The subject with the codes that its ids stand for. */
export function withNames(subject: FormSubject, named: Answer<'GET /dealers/named'> | null): FormSubject {
  if (!named) return subject;
  const { mark, dealer } = named;
  return {
    ...subject,
    ...(mark && { markCode: mark.code, name: subject.name || mark.name, markName: subject.markName || mark.name }),
    ...(dealer && { dealerCodes: [dealer.code] }),
  };
}

/** What the query of a form is about. Ids are asked for first; `loading` until they are known or nobody answers. */
export function useNamedSubject(query: string): FormSubject | 'loading' {
  const subject = readFormQuery(query);
  const { markId, dealerId } = subject;
  const [named, setNamed] = useState<Answer<'GET /dealers/named'> | null>();
  useEffect(() => {
    if (markId === null && dealerId === null) return;
    const stop = new AbortController();
    let isOver = false;
    const timer = setTimeout(() => stop.abort(), patienceMs);
    const ids = { ...(markId !== null && { markId }), ...(dealerId !== null && { dealerId }) };
    setNamed(undefined);
    void read('GET /dealers/named', ids, stop.signal).then((answer) => {
      if (!isOver) setNamed(answer);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop.abort();
    };
  }, [markId, dealerId]);
  if (markId === null && dealerId === null) return subject;
  return named === undefined ? 'loading' : withNames(subject, named);
}
