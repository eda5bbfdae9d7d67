import type { AnalyticsEvent } from '@showroom/analytics/analytics-event';
import { onTracked } from '@showroom/analytics/track';
import { expect, test } from 'vitest';
import { askToInstall, canAsk, type InstallPrompt, watchInstall } from './install-prompt.ts';

const promptThat = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => ({ outcome }),
  }) as InstallPrompt;

test('the browser asks when the visitor presses, once, and each step is told', async () => {
  const told: AnalyticsEvent[] = [];
  const stop = onTracked((event) => told.push(event));
  const page = new EventTarget();
  watchInstall(page);
  expect(canAsk()).toBe(false);
  expect(await askToInstall()).toBe(false);

  for (const outcome of ['dismissed', 'accepted'] as const) {
    const prompt = promptThat(outcome);
    page.dispatchEvent(prompt);
    expect(prompt.defaultPrevented).toBe(true);
    expect(canAsk()).toBe(true);
    expect(await askToInstall()).toBe(outcome === 'accepted');
    expect(canAsk()).toBe(false);
    expect(told.splice(0)).toEqual([
      { name: 'install_prompt', outcome: 'shown' },
      { name: 'install_prompt', outcome },
    ]);
  }
  page.dispatchEvent(new Event('appinstalled'));
  expect(told).toEqual([{ name: 'app_installed' }]);
  stop();
});
