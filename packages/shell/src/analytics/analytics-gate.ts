import { readSettings } from '@showroom/analytics/read-settings';
import { startAnalytics } from '@showroom/analytics/start-analytics';
import { track } from '@showroom/analytics/track';
import { isPlainPress, linkUnder } from '@showroom/ui/site-link';
import { consentKey, useConsent } from '@showroom/visitor/consent-store';
import { trackingParams } from '../crawlers/closed-paths.data.ts';
import { isClosedPath } from '../crawlers/is-closed.ts';

/** Ends the counting, while there is any. */
let stop: (() => void) | undefined;

/** Names of cookies that counters set on our domain. */
const counterCookies = /^(?:_ym|_ga|_gcl|_ct|ct_)/;

function dropCounterCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (!counterCookies.test(name)) continue;
    // A counter sets its cookies as high as the browser lets it, so also for the domain above `www.`.
    const labels = location.hostname.split('.');
    for (const domain of ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the supported browsers.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** A page of one visitor begins with a load of its own, so that no foreign script is on it (B-20). */
function loadClosedPages(event: MouseEvent): void {
  const link = isPlainPress(event) ? linkUnder(event) : null;
  // One that opens a dialog leaves no page.
  if (!link || link.dataset.dialog !== undefined) return;
  // The press stays a press of a plain link: nobody makes it a soft navigation.
  if (link.origin === location.origin && isClosedPath(link.pathname)) event.stopImmediatePropagation();
}

/** The address as counters are told it: of the query, the parameters of campaigns alone. */
function countedAddress(path: string): string {
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) if (!trackingParams.includes(name)) query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Follows the visitor's consent: nothing before it; once it is withdrawn a new load of the page, as a foreign script cannot be unloaded.
 * @returns what tells of a page that was opened without a load
 */
export function followConsent(): (path: string) => void {
  const settings = readSettings();
  if (!settings) return () => {};
  const obey = () => {
    const { consent } = useConsent.getState();
    if (consent === 'all' && !stop) {
      stop = startAnalytics(settings, countedAddress(location.pathname));
      addEventListener('click', loadClosedPages, { capture: true });
    }
    if (consent === 'necessary' && stop) {
      // First: what is told of a page that is left must not be told of this one.
      stop();
      dropCounterCookies();
      location.reload();
    }
  };
  useConsent.subscribe(obey);
  // What is chosen in one tab holds in all of them.
  addEventListener('storage', ({ key }) => key === consentKey && useConsent.getState().restore());
  obey();
  return (path) => {
    if (stop && !isClosedPath(path)) track({ name: 'page_view', path: countedAddress(path) });
  };
}
