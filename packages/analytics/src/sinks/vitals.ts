import type { MetricWithAttribution } from 'web-vitals/attribution';

/** One measured vital, as `POST /vitals` takes it. */
type Measured = { metric: MetricWithAttribution['name']; value: number; target?: string };

/** Longest selector that is told, characters. */
const longestTarget = 100;

/** The element that a figure is owed to, as a selector; none for figures of the network. */
function targetOf(metric: MetricWithAttribution): string | undefined {
  switch (metric.name) {
    case 'LCP':
      return metric.attribution.target;
    case 'INP':
      return metric.attribution.interactionTarget;
    case 'CLS':
      return metric.attribution.largestShiftTarget;
    default:
      return undefined;
  }
}

const deviceOf = (width: number) => (width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop');

/**
 * Tells our own endpoint of `fresh`, whenever the page is left or hidden, under the id of the load, so that a later figure takes the place of
 * an earlier one. No cookie, no person: the pattern of the address and the width of the window. Nothing once `ended`.
 */
export function tellOnLeaving(route: string, fresh: Map<string, Measured>, ended: AbortSignal): void {
  const load = crypto.randomUUID();
  const tell = () => {
    if (ended.aborted || fresh.size === 0) return;
    const body = JSON.stringify({ load, route, device: deviceOf(innerWidth), measured: [...fresh.values()] });
    fresh.clear();
    navigator.sendBeacon('/api/vitals/', new Blob([body], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && setTimeout(tell));
  addEventListener('pagehide', tell);
}

/** Measures the web vitals of this page load, and tells of them until `ended`. */
export async function measureVitals(route: string, ended: AbortSignal): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals/attribution');
  const fresh = new Map<string, Measured>();
  const keep = (metric: MetricWithAttribution) => {
    const target = targetOf(metric)?.slice(-longestTarget);
    fresh.set(metric.name, { metric: metric.name, value: metric.value, ...(target && { target }) });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep);
  // After the library's own listeners, which settle the figures.
  tellOnLeaving(route, fresh, ended);
}
