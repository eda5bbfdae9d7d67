import type { Segment } from '../../catalog/facet-segment.ts';
import type { Attribute } from '../words/attributes.data.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { type Found, foundRows } from './found-vehicles.ts';
import { type Asked, matchSegment, type Plan } from './match-segment.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import { isCarType, segmentsOf, type VehicleStock } from './vehicle-stock.ts';

/** Scores nearer than this are alike: then types and recommendations decide. */
const scoreSteps = 32;

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
