import type { Brand, HoldingFacts } from '@showroom/domain/brand';
import type { BrandRequest } from './brand-request.ts';

/** The legal entity that stands in for the real one until a lawyer has written it. */
const legalOf = (name: string, holdingId: number): Brand['legal'] => ({
  entity: `ООО «${name}»`,
  ogrn: `${holdingId}`.padEnd(12, '0') + (holdingId % 10),
  address: 'Москва, Дмитровское шоссе, 157',
});

/**
 * Facts of a new brand on the model of another: what the two differ in is replaced, so that a fact which `Brand` learns
 * tomorrow has a value here, too. Phones are from the ranges for demonstration.
 */
export function newBrandFacts(model: Brand, { code, name }: BrandRequest, holdingId: number): Brand {
  const line = String(holdingId * 101).padStart(4, '0');
  return {
    ...model,
    code,
    holdingId,
    name,
    host: `${code}.example`,
    phones: { msk: `7495555${line}`, spb: `7812555${line}` },
    footerHours: null,
    counters: { metrika: null, callTracking: null, tagManager: null, hub: null },
    complianceMail: `compliance@${code}.example`,
    securityContact: `mailto:security@${code}.example`,
    legal: legalOf(name, holdingId),
  };
}

/** A fact that the API learns does not compile until it stands here. */
const decidedBy: Record<keyof HoldingFacts, true> = {
  code: true,
  holdingId: true,
  name: true,
  host: true,
  legal: true,
  phones: true,
  features: true,
  deposits: true,
  consentMode: true,
  complianceMail: true,
  forms: true,
  light: true,
};

/** What of a brand the API decides by; what the brand does not have is left out. */
export const holdingFactsOf = (brand: Brand): HoldingFacts =>
  Object.fromEntries(
    (Object.keys(decidedBy) as (keyof HoldingFacts)[])
      .filter((name) => brand[name] !== undefined)
      .map((name) => [name, brand[name]]),
  ) as HoldingFacts;
