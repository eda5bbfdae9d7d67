import type { CounterSettings } from './counter-settings.ts';
import { callTracking } from './sinks/call-tracking.ts';
import { hub } from './sinks/hub.ts';
import { metrika } from './sinks/metrika.ts';
import { browserPage } from './sinks/page-access.ts';
import type { PageAccess, Sink } from './sinks/sink.ts';
import { tagManager } from './sinks/tag-manager.ts';
import { measureVitals } from './sinks/vitals.ts';
import { giveSession, onTracked, track } from './track.ts';

function sinksOf(settings: CounterSettings, page: PageAccess): Sink[] {
  const sinks: Sink[] = [];
  if (settings.metrika) sinks.push(metrika(settings.metrika, page));
  if (settings.tagManager) sinks.push(tagManager(settings.tagManager, page));
  if (settings.callTracking) sinks.push(callTracking(settings.callTracking, page));
  if (settings.hub) sinks.push(hub(settings.hub, page));
  return sinks;
}

/** A press on a phone number, wherever it stands. */
function watchPhones(signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) track({ name: 'phone_pressed' });
  };
  document.addEventListener('click', onClick, { signal });
}

/**
 * Loads what the settings name and tells it of every event from now on, beginning with a view of `path`. Call it after consent.
 * @returns what ends it all: events, web vitals, the session of call tracking; scripts that were loaded stay until the page is left
 */
export function startAnalytics(settings: CounterSettings, path: string, page: PageAccess = browserPage): () => void {
  const ended = new AbortController();
  const sinks = sinksOf(settings, page);
  const stop = onTracked((event) => {
    for (const sink of sinks) sink.take(event);
  });
  track({ name: 'page_view', path });
  watchPhones(ended.signal);
  if (settings.vitals) measureVitals(settings.vitals, ended.signal).catch(() => undefined);
  return () => {
    stop();
    ended.abort();
    giveSession(undefined);
  };
}
