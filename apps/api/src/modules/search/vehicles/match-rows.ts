import type { Segment } from '../../catalog/facet-segment.ts';
import type { Attribute } from '../words/attributes.data.ts';
import type { ReadCode } from '../words/read-codes.ts';
import type { AskedAmounts } from '../words/read-facts.ts';
import type { SearchOrder } from '../words/read-order.ts';
import type { Preference } from '../words/read-preference.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { type Found, foundRows, type Matched } from './found-vehicles.ts';
import { lateness, latest } from './lateness.ts';
import { amountBounds, factChecks, generationCheck, listedBit, type RowCheck, rowWishes } from './row-wishes.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import { isCarType, modelsOf, segmentsOf, type VehicleStock } from './vehicle-stock.ts';

/** What a vehicle must have to be meant, and how well it is: `needs` has a bit for each word; `code` is its generation. */
export type Plan = { score: number; needs: number; code?: ReadCode | undefined };

/** Scores nearer than this are alike: then types and recommendations decide. */
const scoreSteps = 32;

/** What a query wishes beside names. */
export type Wishes = {
  senses: readonly VehicleSense[];
  amounts: AskedAmounts;
  order?: SearchOrder | undefined;
  preference?: Preference | undefined;
  /** Neither motorcycles nor the like. */
  isCar?: boolean;
  /** Marks that are not wanted. */
  deniedMarks?: ReadonlySet<number>;
};

/** The wishes of a query, and a plan for each model; `general` is that of any other. */
type Asked = Wishes & {
  plans: ReadonlyMap<number, Plan>;
  general?: Plan | undefined;
};

/** Reused between segments: a pass is synchronous. */
let scratch = { rows: new Uint32Array(0), steps: new Uint16Array(0) };

function scratchFor(length: number): typeof scratch {
  if (scratch.rows.length < length) scratch = { rows: new Uint32Array(length), steps: new Uint16Array(length) };
  return scratch;
}

function unionOf(bits: Int32Array): number {
  let union = 0;
  for (let at = 0; at < bits.length; at++) union |= bits[at] as number;
  return union;
}

function isWithin(bounds: ReturnType<typeof amountBounds>, row: number): boolean {
  for (let at = 0; at < bounds.length; at++) {
    const { values, least, most } = bounds[at] as (typeof bounds)[number];
    if ((values[row] as number) < least || (values[row] as number) > most) return false;
  }
  return true;
}

type BuildPlan = { needs: number; step: number; checks: readonly RowCheck[] };

function matchSegment(
  stock: VehicleStock,
  segment: Segment,
  { senses, amounts, plans, general, preference, deniedMarks }: Asked,
  stepOf: (plan: Plan) => number,
): Matched {
  const { byBuild, bySingle, byText, notByText, volumes, years } = rowWishes(stock, segment, senses);
  const models = modelsOf(stock, segment);
  const bounds = amountBounds(segment, amounts);
  const checks = factChecks(stock, segment, amounts);
  const { generation, ...counted } = amounts;
  const beside = generation === undefined ? checks : factChecks(stock, segment, counted);
  const toBuildPlan = (plan: Plan, model: number): BuildPlan => ({
    needs: plan.needs | listedBit,
    step: stepOf(plan),
    // Whose generations are known is not asked what its text says.
    checks: plan.code ? [...beside, generationCheck(stock, segment, plan.code, model)] : checks,
  });
  const byModel = new Map<number, BuildPlan>();
  for (const [model, plan] of plans) byModel.set(model, toBuildPlan(plan, model));
  const other = general && toBuildPlan(general, -1);
  // What the combination of a row can have at best decides for most rows. There are thousands of them: callbacks for each were a sixth of a search.
  const rest = [...volumes, ...years].reduce((bits, { bit }) => bits | bit, unionOf(bySingle) | unionOf(byText));
  const own = new Array<BuildPlan | undefined>(models.length);
  const isPossible = new Uint8Array(models.length);
  for (let combination = 0; combination < models.length; combination++) {
    if (deniedMarks?.has(stock.names.markOf[models[combination] as number] ?? -1)) continue;
    const plan = byModel.get(models[combination] as number);
    const lacked = ~((byBuild[combination] as number) | rest);
    own[combination] = plan;
    isPossible[combination] = Number(
      (plan !== undefined && (plan.needs & lacked) === 0) || (other !== undefined && (other.needs & lacked) === 0),
    );
  }
  // Of each step what is preferred comes first.
  const lateOf = lateness(stock, segment, preference);
  const { build, single } = segment.columns.combined;
  const { volume, year } = segment.columns.ranges;
  const { text } = segment.columns.card;
  const { rows, steps } = scratchFor(segment.length);
  const isMet = (plan: BuildPlan | undefined, has: number, row: number) =>
    plan !== undefined &&
    (has & plan.needs) === plan.needs &&
    (plan.checks.length === 0 || plan.checks.every((check) => check(row)));
  // Most queries have none of these, and a pass may be over a million rows.
  const [hasVolumes, hasTexts, hasYears] = [volumes.length > 0, byText.length > 0, years.length > 0];
  let count = 0;
  for (let row = 0; row < segment.length; row++) {
    const combination = build[row] as number;
    if (isPossible[combination] === 0 || !isWithin(bounds, row)) continue;
    let has = (byBuild[combination] as number) | (bySingle[single[row] as number] as number);
    if (hasVolumes)
      for (const { bit, builds, least, most } of volumes)
        if (builds[combination] === 1 && (volume[row] as number) >= least && (volume[row] as number) <= most)
          has |= bit;
    if (hasTexts) has = (has & ~(notByText[text[row] as number] as number)) | (byText[text[row] as number] as number);
    if (hasYears) for (const one of years) if (one.year === year[row]) has |= one.bit;
    const plan = own[combination];
    const step = isMet(plan, has, row) ? plan?.step : isMet(other, has, row) ? other?.step : undefined;
    if (step === undefined) continue;
    rows[count] = row;
    steps[count] = latest * step + (lateOf === undefined ? 0 : lateOf(row));
    count += 1;
  }
  return { segment, models, rows: rows.slice(0, count), steps: steps.slice(0, count) };
}

/** The vehicles of a holding that have what a plan asks for, best first. */
export function matchRows(stock: VehicleStock, holdingId: number, asked: Asked): Found {
  const all = [...asked.plans.values(), ...(asked.general ? [asked.general] : [])];
  const scores = [...new Set(all.map(({ score }) => Math.round(score * scoreSteps)))].sort((a, b) => b - a);
  const stepOf = ({ score }: Plan) => scores.indexOf(Math.round(score * scoreSteps));
  const isMeant = ({ type }: Segment) => asked.isCar !== true || isCarType(type);
  const parts = segmentsOf(stock, holdingId)
    .filter(isMeant)
    .map((segment) => matchSegment(stock, segment, asked, stepOf));
  return foundRows(parts, asked.order);
}

const noTrailer: VehicleSense = {
  kind: 'exact',
  names: [],
  attributes: [{ key: 'bodyType', value: ['semi-trailer'], not: true }],
  texts: [],
};

/** A lorry with a closed body is called a van: «фургон рефрижератор». */
const vanOrLorry: Attribute = { key: 'bodyType', value: ['van', 'truck'] };
const isBody = (one: Attribute, body: string) => one.key === 'bodyType' && one.value.includes(body);

/** The same beside a kind: lorries alone where they are meant and there are any, «самосвал» is no semi-trailer that tips. */
export function matchKinds(stock: VehicleStock, holdingId: number, asked: Asked): Found {
  const { plans, general } = asked;
  const kinds = asked.senses.flatMap(kindsAsked);
  if (kinds.length === 0) return matchRows(stock, holdingId, asked);
  const senses = asked.senses.map((sense) =>
    sense.attributes.some((one) => isBody(one, 'van')) ? { ...sense, attributes: [vanOrLorry] } : sense,
  );
  const isTrailer = senses.some(({ attributes }) => attributes.some((one) => isBody(one, 'semi-trailer')));
  const any = () => matchRows(stock, holdingId, { ...asked, senses });
  if (isTrailer || !kinds.some((kind) => vehicleKinds[kind].isTruck)) return any();
  const narrowed = <P extends Plan>(plan: P): P => ({ ...plan, needs: plan.needs | (1 << senses.length) });
  const found = matchRows(stock, holdingId, {
    ...asked,
    senses: [...senses, noTrailer],
    plans: new Map([...plans].map(([model, plan]) => [model, narrowed(plan)])),
    general: general && narrowed(general),
  });
  return found.total > 0 ? found : any();
}
