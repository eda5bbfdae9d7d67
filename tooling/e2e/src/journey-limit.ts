import type { Reporter, Suite } from '@playwright/test/reporter';
import { readEnv } from './env.ts';

/** Journeys in a browser that `npm test` may hold: a quarter of an hour on two cores (ADR-033). */
const maxJourneys = 250;
/** Projects whose tests open a browser. */
const browserProjects = ['pages', 'outages'];

/** Law: a test that needs no browser asks over HTTP; what the brands share runs under one of them. */
class JourneyLimit implements Reporter {
  onBegin(_config: unknown, suite: Suite): void {
    const journeys = suite
      .allTests()
      .filter((test) => browserProjects.includes(test.parent.project()?.name ?? '')).length;
    if (readEnv().VERIFY_ALL === '0' && journeys > maxJourneys)
      throw new Error(
        `${journeys} browser journeys, at most ${maxJourneys}: ask over HTTP, or under one brand (ADR-033).`,
      );
  }
}

export default JourneyLimit;
