import { useCallback, useEffect, useRef, useState } from 'react';
import { useComeback } from '../use-comeback.ts';
import { type Quote, type QuoteInput, readQuote } from './ordering-calls.ts';

/** A change settles before the shop is asked, ms. */
const settleMs = 250;

/**
 * The order as it would be; the last one stays while a new one is asked for: then it is not current. `again` asks for the same.
 */
export function useQuote(input: QuoteInput | undefined): {
  quote: Quote | undefined;
  isCurrent: boolean;
  isAway: boolean;
  again: () => void;
} {
  const [{ quote, asked }, setQuote] = useState<{ quote?: Quote; asked?: string }>({});
  const [isAway, setAway] = useState(false);
  const [turn, setTurn] = useState(0);
  const isFirst = useRef(true);
  const text = input && JSON.stringify(input);
  const ask = `${turn} ${text}`;
  useEffect(() => {
    if (!text) return;
    let isOver = false;
    const request = async () => {
      const found = await readQuote(JSON.parse(text));
      if (isOver) return;
      setAway(found === null);
      if (found) setQuote({ quote: found, asked: ask });
    };
    const timer = setTimeout(() => void request(), isFirst.current ? 0 : settleMs);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, ask]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useComeback(isAway, again);
  return { quote, isCurrent: asked === ask, isAway, again };
}
