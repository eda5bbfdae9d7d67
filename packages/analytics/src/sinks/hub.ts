import { plainEvent } from '../analytics-event.ts';
import type { PageAccess, Sink } from './sink.ts';

/** The tracking hub: every event as JSON with its time. */
export function hub(address: string, page: PageAccess): Sink {
  return {
    take: (event) => page.post(address, JSON.stringify({ ...plainEvent(event), at: new Date().toISOString() })),
  };
}
