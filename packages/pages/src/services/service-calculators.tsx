import { getMarks, getModels, getThisYear, getTradeInEstimate } from '@showroom/api-client/server';
import type { CalculatorKind } from '@showroom/api-contract/blocks';
import type { StaticPage } from '@showroom/api-contract/content';
import type { BlockFacts } from '@showroom/content/block-props';
import type { Brand } from '@showroom/domain/brand';
import { readTradeInInput } from '@showroom/domain/calculators/trade-in';
import type { CityCode } from '@showroom/domain/city';
import { CreditCalculator } from '@showroom/services/credit-calculator';
import { InsuranceCalculator } from '@showroom/services/insurance-calculator';
import { LeasingCalculator } from '@showroom/services/leasing-calculator';
import { MaintenanceCalculator } from '@showroom/services/maintenance-calculator';
import { TradeInCalculator } from '@showroom/services/trade-in-calculator';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';

type Asked = {
  brand: Brand;
  city: CityCode;
  /** Address of the page. */
  action: string;
  /** Canonical query, with what the page is about. */
  query: string;
};
type Props = { action: string; query: string; city: CityCode; thisYear: number };

/** Marks of the brand, and models of the one that is asked about. */
async function readVehicles({ holdingId }: Brand, query: string) {
  const mark = new URLSearchParams(query).get('mark');
  const [marks, models] = await Promise.all([
    getMarks(holdingId, 'cars'),
    mark ? getModels(holdingId, mark, 'cars') : [],
  ]);
  const named = (names: readonly { code: string; name: string }[]) => names.map(({ code, name }) => ({ code, name }));
  return { marks: named(marks), models: named(models) };
}

/** Without an answer the page stands, and its estimate says so and asks again in the browser. */
async function readEstimate(brand: Brand, query: string, thisYear: number) {
  const { mark, model, year, mileage } = readTradeInInput(new URLSearchParams(query), thisYear);
  if (mark === undefined || model === undefined) return null;
  try {
    return await getTradeInEstimate(brand.holdingId, { mark, model, year, mileage });
  } catch (error) {
    // What Next itself throws to end a rendering.
    unstable_rethrow(error);
    return 'failed';
  }
}

const calculators: { [K in CalculatorKind]: (brand: Brand, props: Props) => Promise<ReactNode> | ReactNode } = {
  credit: (_brand, props) => <CreditCalculator {...props} />,
  leasing: (_brand, props) => <LeasingCalculator {...props} />,
  insurance: (_brand, props) => <InsuranceCalculator {...props} />,
  maintenance: async (brand, props) => (
    <MaintenanceCalculator {...props} {...(await readVehicles(brand, props.query))} />
  ),
  'trade-in': async (brand, props) => (
    <TradeInCalculator
      {...props}
      {...(await readVehicles(brand, props.query))}
      estimate={await readEstimate(brand, props.query, props.thisYear)}
    />
  ),
};

/** The calculators of a page by their kinds. */
export async function serviceCalculators(
  { blocks }: StaticPage,
  { brand, ...asked }: Asked,
): Promise<BlockFacts['calculators']> {
  const kinds = blocks.flatMap((block) => (block.kind === 'calculator' ? [block.calculator] : []));
  if (kinds.length === 0) return {};
  const props = { ...asked, thisYear: await getThisYear() };
  const nodes = kinds.map(async (kind) => [kind, await calculators[kind](brand, props)] as const);
  return Object.fromEntries(await Promise.all(nodes));
}
