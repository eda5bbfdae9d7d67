import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the button shows that it works, ms (PRD-9). An answer ends it sooner (PD-36). */
export const busyFor = 5000;

/** A key of its own for every different thing that is sent, the same for every repetition of it. */
export function createKeyring(): (thing: string) => string {
  let last = { thing: '', key: '' };
  return (thing) => {
    if (thing !== last.thing) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      last = { thing, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
    }
    return last.key;
  };
}

/** One thing under way at a time: `attempt` ignores a second call while the first one has no answer. */
export function useAttempt() {
  const isPending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'slow'>('idle');
  useEffect(() => () => clearTimeout(timer.current), []);
  const attempt = useCallback(async (work: () => Promise<void>) => {
    if (isPending.current) return;
    isPending.current = true;
    setPhase('busy');
    timer.current = setTimeout(() => setPhase('slow'), busyFor);
    try {
      await work();
    } finally {
      clearTimeout(timer.current);
      isPending.current = false;
      setPhase('idle');
    }
  }, []);
  return { phase, attempt };
}
