import { plainEvent } from '../analytics-event.ts';
import type { CounterPlace } from '../counter-settings.ts';
import type { PageAccess, Sink } from './sink.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The tag manager: every event enters its data layer. Its tags reach only what the page's policy opens. */
export function tagManager({ id, origin }: CounterPlace, page: PageAccess): Sink {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  page.load(`${origin}/gtm.js?id=${id}`);
  return {
    take(event) {
      const { name, ...fields } = plainEvent(event);
      window.dataLayer?.push({ event: name, ...fields });
    },
  };
}
