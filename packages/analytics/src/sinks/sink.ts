import type { AnalyticsEvent } from '../analytics-event.ts';

/** One who hears of events. */
export type Sink = {
  take: (event: AnalyticsEvent) => void;
};

/** What a sink does to the page; a test gives its own. */
export type PageAccess = {
  /** Adds a script by its address. A script that does not come is nobody's concern. */
  load: (src: string) => void;
  /** Sends and forgets; survives the end of the page. */
  post: (url: string, body: URLSearchParams | string) => void;
};
