'use client';

import { useLayoutEffect, useRef } from 'react';
import { watchGallery } from './watch-gallery.ts';

/** Ties thumbs, arrows and full screen of the gallery around it to one place in the row. */
export function GalleryControl() {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const gallery = here.current?.closest<HTMLElement>('[data-gallery]');
    return gallery ? watchGallery(gallery) : undefined;
  }, []);
  return <span ref={here} hidden />;
}
