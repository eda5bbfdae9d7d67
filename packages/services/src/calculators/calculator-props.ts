import type { CityCode } from '@showroom/domain/city';

/** What every calculator is given by its page. */
export type CalculatorProps = {
  /** Address of the page: a form without scripts asks there. */
  action: string;
  /** The canonical query of the page: what is calculated first. */
  query: string;
  city: CityCode;
  thisYear: number;
};

export type Named = { code: string; name: string };
