import type { HoldingFacts } from '@showroom/domain/brand';
import type { SiteFacts } from './compile/placeholders.ts';

/** What shared texts may name of a holding. */
export const siteFactsOf = ({ name, host, legal }: Pick<HoldingFacts, 'name' | 'host' | 'legal'>): SiteFacts => ({
  ...legal,
  name,
  site: host,
});
