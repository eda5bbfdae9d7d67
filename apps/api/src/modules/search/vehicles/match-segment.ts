import type { Segment } from '../../catalog/facet-segment.ts';
import type { ReadCode } from '../words/read-codes.ts';
import type { AskedAmounts } from '../words/read-facts.ts';
import type { SearchOrder } from '../words/read-order.ts';
import type { Preference } from '../words/read-preference.ts';
import type { Matched } from './found-vehicles.ts';
import { lateness, latest } from './lateness.ts';
import { amountBounds, factChecks, generationCheck, listedBit, type RowCheck, rowWishes } from './row-wishes.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import { modelsOf, type VehicleStock } from './vehicle-stock.ts';

/** What a vehicle must have to be meant, and how well it is: `needs` has a bit for each word; `code` is its generation. */
export type Plan = { score: number; needs: number; code?: ReadCode | undefined };

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
  /** Only whether there are any is asked: a pass ends with the first of them. */
  isAnyEnough?: boolean;
};

/** The wishes of a query, and a plan for each model; `general` is that of any other. */
export type Asked = Wishes & {
  plans: ReadonlyMap<number, Plan>;
  general?: Plan | undefined;
};

/**
 * Rows that are meant, with the step of each: of both lists the first `sure`, and of those up to `count` it is not decided yet.
 * Reused between segments: a pass is synchronous. It may be over a million rows: each test is a loop of its own, over a block at a time.
 */
const chosen = { rows: new Uint32Array(0), steps: new Uint16Array(0), sure: 0, count: 0 };
/** Rows of a block: what is chosen of them stays in a processor's cache until it is decided. */
const blockSize = 16_384;

function clearFor(length: number): void {
  chosen.sure = 0;
  if (chosen.rows.length >= length) return;
  chosen.rows = new Uint32Array(length);
  chosen.steps = new Uint16Array(length);
}

function keepWithin({ values, least, most }: ReturnType<typeof amountBounds>[number]): void {
  const { rows, steps, sure, count } = chosen;
  let kept = sure;
  for (let at = sure; at < count; at++) {
    const value = values[rows[at] as number] as number;
    if (value < least || value > most) continue;
    rows[kept] = rows[at] as number;
    steps[kept] = steps[at] as number;
    kept += 1;
  }
  chosen.count = kept;
}

function keepChecked(check: RowCheck): void {
  const { rows, steps, sure, count } = chosen;
  let kept = sure;
  for (let at = sure; at < count; at++) {
    if (!check(rows[at] as number)) continue;
    rows[kept] = rows[at] as number;
    steps[kept] = steps[at] as number;
    kept += 1;
  }
  chosen.count = kept;
}

/** Of each step what is preferred comes first. */
function addLateness(lateOf: (row: number) => number): void {
  const { rows, steps, sure, count } = chosen;
  for (let at = sure; at < count; at++) steps[at] = (steps[at] as number) + lateOf(rows[at] as number);
}

function unionOf(bits: Int32Array): number {
  let union = 0;
  for (let at = 0; at < bits.length; at++) union |= bits[at] as number;
  return union;
}

/** No row has all bits. */
const never = -1;

/** What a plan asks of the rows of each combination: bits, `never` where the combination itself lacks one, and the step they get. */
type CombinedPlans = { needs: Int32Array; steps: Uint16Array; checks: (RowCheck | undefined)[] };

const noPlans = (combinations: number): CombinedPlans => ({
  needs: new Int32Array(combinations).fill(never),
  steps: new Uint16Array(combinations),
  checks: new Array(combinations),
});

/** The plans of a query against the combinations of a segment: of each its model's own, and that of any other. */
function plansOfCombinations(
  stock: VehicleStock,
  segment: Segment,
  { plans, general, amounts, deniedMarks }: Asked,
  stepOf: (plan: Plan) => number,
  bestOf: (combination: number) => number,
): { own: CombinedPlans; other: CombinedPlans; hasChecks: boolean; isPossible: boolean } {
  const models = modelsOf(stock, segment);
  const own = noPlans(models.length);
  const other = noPlans(models.length);
  const { generation } = amounts;
  const saysSo = generation === undefined ? undefined : factChecks(stock, segment, { generation })[0];
  const checks = new Map<number, RowCheck>();
  // Whose generations are known is not asked what its text says.
  for (const [model, { code }] of plans) if (code) checks.set(model, generationCheck(stock, segment, code, model));
  const elseCheck = general?.code ? generationCheck(stock, segment, general.code, -1) : saysSo;
  let isPossible = false;
  const put = (to: CombinedPlans, combination: number, plan: Plan | undefined, check: RowCheck | undefined) => {
    const needs = plan ? plan.needs | listedBit : never;
    if (!plan || (needs & ~bestOf(combination)) !== 0) return;
    isPossible = true;
    to.needs[combination] = needs;
    to.steps[combination] = latest * stepOf(plan);
    if (check) to.checks[combination] = check;
  };
  for (let combination = 0; combination < models.length; combination++) {
    const model = models[combination] as number;
    if (deniedMarks?.has(stock.names.markOf[model] ?? -1)) continue;
    put(own, combination, plans.get(model), checks.get(model) ?? saysSo);
    put(other, combination, general, elseCheck);
  }
  const hasChecks = saysSo !== undefined || checks.size > 0 || general?.code !== undefined;
  return { own, other, hasChecks, isPossible };
}

/** The rows of a segment that are meant. */
export function matchSegment(
  stock: VehicleStock,
  segment: Segment,
  asked: Asked,
  stepOf: (plan: Plan) => number,
): Matched {
  const { senses, amounts, preference, isAnyEnough } = asked;
  const { byBuild, bySingle, byText, notByText, volumes, years } = rowWishes(stock, segment, senses);
  // What the combination of a row can have at best decides for most rows.
  const rest = [...volumes, ...years].reduce((bits, { bit }) => bits | bit, unionOf(bySingle) | unionOf(byText));
  const bestOf = (combination: number) => (byBuild[combination] as number) | rest;
  const { own, other, hasChecks, isPossible } = plansOfCombinations(stock, segment, asked, stepOf, bestOf);
  const [ownNeeds, ownSteps, otherNeeds, otherSteps] = [own.needs, own.steps, other.needs, other.steps];
  const { build, single } = segment.columns.combined;
  const { volume, year } = segment.columns.ranges;
  const { text } = segment.columns.card;
  // Most queries have none of these.
  const [hasVolumes, hasTexts, hasYears] = [volumes.length > 0, byText.length > 0, years.length > 0];
  clearFor(segment.length);
  const { rows, steps } = chosen;
  const choose = (first: number, end: number) => {
    let count = chosen.sure;
    for (let row = first; row < end; row++) {
      const combination = build[row] as number;
      const needs = ownNeeds[combination] as number;
      const needsElse = otherNeeds[combination] as number;
      if (needs === never && needsElse === never) continue;
      let has = (byBuild[combination] as number) | (bySingle[single[row] as number] as number);
      if (hasVolumes)
        for (const { bit, builds, least, most } of volumes)
          if (builds[combination] === 1 && (volume[row] as number) >= least && (volume[row] as number) <= most)
            has |= bit;
      if (hasTexts) has = (has & ~(notByText[text[row] as number] as number)) | (byText[text[row] as number] as number);
      if (hasYears) for (const one of years) if (one.year === year[row]) has |= one.bit;
      let step = 0;
      if ((has & needs) === needs && (!hasChecks || (own.checks[combination]?.(row) ?? true)))
        step = ownSteps[combination] as number;
      else if ((has & needsElse) === needsElse && (!hasChecks || (other.checks[combination]?.(row) ?? true)))
        step = otherSteps[combination] as number;
      else continue;
      rows[count] = row;
      steps[count] = step;
      count += 1;
    }
    chosen.count = count;
  };
  const bounds = amountBounds(segment, amounts);
  const { generation: _, ...counted } = amounts;
  const checks = factChecks(stock, segment, counted);
  const lateOf = lateness(stock, segment, preference);
  const end = isPossible ? segment.length : 0;
  for (let first = 0; first < end; first += blockSize) {
    choose(first, Math.min(first + blockSize, end));
    for (const one of bounds) keepWithin(one);
    for (const check of checks) keepChecked(check);
    if (lateOf) addLateness(lateOf);
    chosen.sure = chosen.count;
    if (isAnyEnough && chosen.sure > 0) break;
  }
  return {
    segment,
    models: modelsOf(stock, segment),
    rows: rows.slice(0, chosen.sure),
    steps: steps.slice(0, chosen.sure),
  };
}
