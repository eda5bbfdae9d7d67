import { useState } from 'react';
import { dropKept, keepText, readKept } from './kept-text.ts';

/** What an editor types over a stored text, kept in the browser until it is saved. `base` is the version that it began with. */
export function useTypedText(name: string, stored: string, version: number) {
  const [first] = useState(() => {
    const kept = readKept(name);
    return kept && kept.source !== stored ? kept : undefined;
  });
  const [source, setSource] = useState(first?.source ?? stored);
  const [base, setBase] = useState(first?.base ?? version);
  const [saved, setSaved] = useState(stored);
  /** When the text was kept that came back; gone once it is saved or given up. */
  const [restored, setRestored] = useState(first?.at);
  return {
    source,
    base,
    restored,
    isChanged: source !== saved,
    /** Somebody else has saved since. */
    isOutdated: base !== version,
    type: (next: string) => {
      setSource(next);
      if (next === saved) dropKept(name);
      else keepText(name, { source: next, base, at: new Date().toISOString() });
    },
    saved: (text: string, next: number) => {
      dropKept(name);
      setSaved(text);
      setBase(next);
      setRestored(undefined);
    },
    forget: () => {
      dropKept(name);
      setBase(version);
      setRestored(undefined);
    },
  };
}
