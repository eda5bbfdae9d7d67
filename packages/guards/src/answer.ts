import type { CityCode } from '@showroom/domain/city';
import type { RouteMatch } from './facts.ts';
import type { Verdict } from './verdict.ts';

/** The pipeline's last word: the verdict and what the page that answers it needs to know. */
export type Answer = Verdict & {
  /** City of this request: root parameter of whatever page is shown, error pages too. */
  city: CityCode;
  /** Set the city cookie to this code; absent when the cookie already says so. */
  remember?: CityCode;
  /** The row that matched, if any: the error page's link and the 410 page's similar vehicles depend on it. */
  match: RouteMatch | null;
};
