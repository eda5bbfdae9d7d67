'use client';

import { useEffect, useRef, useState } from 'react';

/** Ties the strip of names to the table: it shows when the table's head is above the screen, and scrolls sideways with it. */
export function useStrip() {
  const scroller = useRef<HTMLElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const top = head.current;
    if (!box || !top) return;
    const follow = () => {
      if (strip.current) strip.current.style.translate = `${-box.scrollLeft}px`;
    };
    box.addEventListener('scroll', follow, { passive: true });
    const observer = new IntersectionObserver(([entry]) => {
      setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(top);
    return () => {
      box.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, []);
  return { scroller, head, strip, stuck };
}
