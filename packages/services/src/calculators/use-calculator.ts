'use client';

import { calculatorParams, printCalculatorQuery } from '@showroom/domain/calculators/calculator-query';
import { useCallback, useEffect, useState } from 'react';

type Fields = Readonly<Record<string, string | number | undefined>>;

/** Browsers refuse to rewrite an address too often: a slider that moves writes it once it rests. ms */
const restMs = 300;

const asks = (params: URLSearchParams) => calculatorParams.some((key) => params.has(key));

/** A page may be about a mark by its path: an address that names none leaves that mark. */
function withSubject(own: URLSearchParams, query: string): URLSearchParams {
  if (own.has('mark')) return own;
  const params = new URLSearchParams(query);
  for (const [key, value] of own) params.set(key, value);
  return params;
}

/** The address with another calculation; what else stands in it stays. */
function addressOf(input: Fields): string {
  const params = new URLSearchParams(location.search);
  for (const key of calculatorParams) params.delete(key);
  const rest = params.toString();
  const query = [printCalculatorQuery(input), rest].filter(Boolean).join('&');
  return `${location.pathname}?${query}${location.hash}`;
}

/**
 * What is calculated: first as the page was rendered, then as the visitor's own address says, which follows each change.
 * `read` brings any query within the bounds, so a change of one choice may move another.
 */
export function useCalculator<Input extends Fields>(
  query: string,
  read: (params: URLSearchParams) => Input,
): [Input, (change: Partial<Input>) => void] {
  const [input, setInput] = useState(() => read(new URLSearchParams(query)));
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const follow = () => {
      const own = new URLSearchParams(location.search);
      if (asks(own)) setInput(read(withSubject(own, query)));
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [read, query]);
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', addressOf(input)), restMs);
    return () => clearTimeout(timer);
  }, [changed, input]);
  const change = useCallback(
    (next: Partial<Input>) => {
      setChanged(true);
      setInput((known) => read(new URLSearchParams(printCalculatorQuery({ ...known, ...next }))));
    },
    [read],
  );
  return [input, change];
}
