import type { CalculatorKind } from '@showroom/api-contract/blocks';

/** The page of the service where each calculator stands. */
export const calculatorPages: Readonly<Record<CalculatorKind, `/${string}/`>> = {
  credit: '/services/credit/',
  leasing: '/services/leasing/',
  maintenance: '/service/to/',
  'trade-in': '/services/trade-in/',
  insurance: '/services/insurance/',
};
