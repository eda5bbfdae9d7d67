import type { Reporter, Suite } from '@playwright/test/reporter';
import { readEnv } from './env.ts';

/** Journeys in a browser that `npm test` may hold, 250 in all, by the project that opens it: a quarter of an hour on two cores (ADR-033). */
const maxJourneys = { pages: 228, outages: 22 };

/** Law: a test that needs no browser asks over HTTP; what the brands share runs under one of them. */
class JourneyLimit implements Reporter {
  onBegin(_config: unknown, suite: Suite): void {
    if (readEnv().VERIFY_ALL === '1') return;
    for (const [project, most] of Object.entries(maxJourneys)) {
      const journeys = suite.allTests().filter((test) => test.parent.project()?.name === project).length;
      if (journeys > most)
        throw new Error(`${journeys} browser journeys, at most ${most}: ask over HTTP, or under one brand (ADR-033).`);
    }
  }
}

export default JourneyLimit;
