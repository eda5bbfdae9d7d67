import { type createQueryClient, freshFor, queryClient } from '@showroom/visitor/query-client';
import type { SearchAsk, SearchFound } from './find-all.ts';

/** Pause after the last letter before the query is sent, ms (PRD-9). */
export const searchPause = 300;

/** In the order in which the first with results opens (PRD-2); pages are looked at last. */
export const searchTabs = ['vehicles', 'accessories', 'pages'] as const;
export type SearchTab = (typeof searchTabs)[number];

export type SearchState = {
  /** What is searched for; '' when nothing is. */
  text: string;
  /** `first`: a new query is on its way; `again`: the same one, for another tab, facet or page. */
  phase: 'idle' | 'first' | 'again' | 'ready' | 'failed';
  found: SearchFound | null;
  /** Null while no tab has anything. */
  tab: SearchTab | null;
  pages: Readonly<Record<SearchTab, number>>;
  /** Ticked values of each tab's facet. */
  chosen: Readonly<Record<SearchTab, readonly string[]>>;
};

type Find = (ask: SearchAsk, signal: AbortSignal) => Promise<SearchFound | null>;

const idle: SearchState = {
  text: '',
  phase: 'idle',
  found: null,
  tab: null,
  pages: { vehicles: 1, accessories: 1, pages: 1 },
  chosen: { vehicles: [], accessories: [], pages: [] },
};

/** Values of a facet that the API takes at once. */
const maxChosen = 20;

const firstTabOf = (found: SearchFound) => searchTabs.find((tab) => found[tab].total > 0) ?? null;

const questionOf = ({ text, pages, chosen }: SearchState): SearchAsk => ({
  query: text,
  pageVehicles: pages.vehicles,
  pageAccessories: pages.accessories,
  pagePages: pages.pages,
  filter: {
    model: [...chosen.vehicles],
    accCategoryNameRu: [...chosen.accessories],
    section: [...chosen.pages],
  },
});
const keyOf = (question: SearchAsk) => ['search', question] as const;

/**
 * One opened search: what is typed, ticked and turned becomes calls, and their answers a state to show. A run of letters is
 * one call; only the answer to the latest question is told, whatever order they come in. Answers are cached for the page: a
 * query that was answered a moment ago is shown at once, also when the panel is opened anew.
 */
export function createSearchSession(find: Find, client: ReturnType<typeof createQueryClient> = queryClient) {
  let state = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: ReturnType<typeof keyOf> | undefined;
  let asked: 'first' | 'again' = 'first';
  const listeners = new Set<() => void>();
  const tell = (next: Partial<SearchState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const leaveRunning = () => {
    clearTimeout(timer);
    timer = undefined;
    if (running) void client.cancelQueries({ queryKey: running, exact: true });
    running = undefined;
  };
  const ask = async (phase: 'first' | 'again') => {
    leaveRunning();
    asked = phase;
    const question = questionOf(state);
    const queryKey = keyOf(question);
    running = queryKey;
    tell({ phase });
    // A tab, facet or page is asked for afresh (ADR-017).
    const staleTime = phase === 'first' ? freshFor : 0;
    const queryFn = async ({ signal }: { signal: AbortSignal }) => {
      const found = await find(question, signal);
      // A failure is not kept.
      if (!found) throw new Error('the search did not answer');
      return found;
    };
    const found = await client.fetchQuery({ queryKey, queryFn, staleTime }).catch(() => null);
    if (running !== queryKey) return;
    running = undefined;
    if (!found) tell({ phase: 'failed' });
    else tell({ phase: 'ready', found, ...(phase === 'first' ? { tab: firstTabOf(found) } : {}) });
  };
  /** Whether the answer to what is asked now is there and fresh. */
  const isKnown = () =>
    client
      .getQueryCache()
      .find({ queryKey: keyOf(questionOf(state)), exact: true })
      ?.isStaleByTime(freshFor) === false;

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** What stands in the field. Another query starts with nothing ticked, on its first page. */
    type(typed: string): void {
      const text = typed.trim();
      if (text === state.text) return;
      leaveRunning();
      if (text === '') {
        tell(idle);
        return;
      }
      const found = state.phase === 'failed' ? null : state.found;
      tell({ text, found, phase: 'first', pages: idle.pages, chosen: idle.chosen });
      if (isKnown()) void ask('first');
      else timer = setTimeout(() => void ask('first'), searchPause);
    },
    /** Searches for what is typed without waiting for more letters. @returns false when there was nothing to wait for. */
    hurry(): boolean {
      if (timer === undefined) return false;
      void ask('first');
      return true;
    },
    /** Shows another tab at once, as it is known, and asks for it afresh. */
    openTab(tab: SearchTab): void {
      if (tab === state.tab) return;
      tell({ tab });
      void ask('again');
    },
    toggle(tab: SearchTab, value: string): void {
      const now = state.chosen[tab];
      const next = now.includes(value) ? now.filter((other) => other !== value) : [...now, value].slice(-maxChosen);
      tell({ chosen: { ...state.chosen, [tab]: next }, pages: { ...state.pages, [tab]: 1 } });
      void ask('again');
    },
    turn(tab: SearchTab, page: number): void {
      tell({ pages: { ...state.pages, [tab]: page } });
      void ask('again');
    },
    /** Asks once more after a failure. */
    retry(): void {
      void ask(asked);
    },
    /** Forgets everything. */
    stop(): void {
      leaveRunning();
      tell(idle);
    },
  };
}

export type SearchSession = ReturnType<typeof createSearchSession>;
