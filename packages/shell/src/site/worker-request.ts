import { defaultCity } from '@showroom/domain/city';
import { workerPath } from '@showroom/visitor/worker-path';
import type { HandlerPlan } from '@showroom/web-server/plan';

/** Where the worker of push alone was; browsers that have it ask there until a page has registered this one. */
const formerPath = '/push-worker.js';

/**
 * What is served as the service worker: a browser looks for a newer one with each page that it opens, past its own cache, so one
 * that is withdrawn (`WITHDRAW_WORKER`) leaves every browser with the next page.
 */
export function createWorkerPlan(isWithdrawn: boolean): (url: string) => HandlerPlan | undefined {
  const plan: HandlerPlan = {
    kind: 'handler',
    variant: defaultCity,
    path: isWithdrawn ? '/sw-withdrawn.js' : workerPath,
  };
  return (url) => {
    const path = url.split('?', 1)[0];
    return path === workerPath || path === formerPath ? plan : undefined;
  };
}
