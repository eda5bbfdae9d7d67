import { plainEvent } from '../analytics-event.ts';
import type { CounterPlace } from '../counter-settings.ts';
import type { PageAccess, Sink } from './sink.ts';

type Command = unknown[];
type Metrika = ((...command: Command) => void) & { a?: Command[]; l?: number };

declare global {
  interface Window {
    ym?: Metrika;
  }
}

/** The queue that the counter's script empties once it is there. */
function commands(): Metrika {
  const queue: Metrika = (...command) => {
    queue.a ??= [];
    queue.a.push(command);
  };
  queue.l = Date.now();
  window.ym ??= queue;
  return window.ym;
}

/**
 * Yandex Metrica. Goals bear the id of the form (PRD-7), other events their own name. Neither a recording of the visit nor a map of
 * clicks: both would carry what is typed. Hits are sent by `page_view`, so none is sent for an address with a query.
 */
export function metrika({ id, origin }: CounterPlace, page: PageAccess): Sink {
  const ym = commands();
  ym(Number(id), 'init', {
    defer: true,
    clickmap: false,
    webvisor: false,
    trackLinks: false,
    accurateTrackBounce: true,
  });
  page.load(`${origin}/metrika/tag.js`);
  return {
    take(event) {
      // Late: another script may have taken the queue's place.
      const counter = window.ym ?? ym;
      if (event.name === 'page_view') return counter(Number(id), 'hit', event.path);
      const { name, ...fields } = plainEvent(event);
      counter(Number(id), 'reachGoal', event.name === 'form_sent' ? event.formId : name, fields);
    },
  };
}
