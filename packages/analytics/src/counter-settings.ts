/** What may be turned on, in the words of `COUNTERS`. */
export const counterNames = ['metrika', 'tag-manager', 'call-tracking', 'hub', 'vitals'] as const;
export type CounterName = (typeof counterNames)[number];

/** A counter's id and the origin that its script and its calls go to. */
export type CounterPlace = { id: string; origin: string };

/** What a page is told to load once its visitor agrees. */
export type CounterSettings = {
  metrika?: CounterPlace;
  tagManager?: CounterPlace;
  callTracking?: { id: string; scriptOrigin: string; apiOrigin: string };
  /** Address that takes every event as JSON. */
  hub?: string;
  /** Pattern of the page's address, under which its web vitals are told to our own endpoint. */
  vitals?: string;
};

/** Attribute of the document element that holds the settings as JSON. */
export const settingsAttribute = 'data-counters';
