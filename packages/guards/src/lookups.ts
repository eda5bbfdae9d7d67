import type { ExistenceQuestion } from '@showroom/domain/existence';

/** A row of the redirect table, as the API lists it. `status` 410 says that the page is gone for good. */
export type RedirectRow = { urlFrom: string; urlTo: string; status: number };

/** Does a page exist, is it gone, has it moved. */
export type ResolveAnswer =
  | { state: 'exists' }
  | { state: 'missing' }
  | { state: 'gone' }
  | { state: 'moved'; to: string; status: number };

/** What the pipeline asks the API. The transport is the shell's: parsed answers or a rejected promise, nothing else. */
export type Lookups = {
  resolve(question: ExistenceQuestion, signal: AbortSignal): Promise<ResolveAnswer>;
  /** Every redirect of the brand. */
  redirects(signal: AbortSignal): Promise<readonly RedirectRow[]>;
};

/** One line of the pipeline's log. Holds no path and no query: they may carry a VIN or a phone. */
export type LogEntry = {
  level: 'info' | 'warn';
  event: 'lookup-failed' | 'lookup-recovered' | 'redirect-refused';
  message: string;
  /** Like events that were not written since the last line. */
  suppressed: number;
};
export type Log = (entry: LogEntry) => void;
