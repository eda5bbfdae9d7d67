import type { HoldingFacts } from '@showroom/domain/brand';
import { sceneLights } from '@showroom/domain/scene';
import type { SiteFacts } from './compile/placeholders.ts';

/** What shared texts may name of a holding. */
export const siteFactsOf = ({
  name,
  host,
  legal,
  light,
}: Pick<HoldingFacts, 'name' | 'host' | 'legal' | 'light'>): SiteFacts => ({
  ...legal,
  name,
  site: host,
  light: sceneLights[light ?? 'noon'],
});
