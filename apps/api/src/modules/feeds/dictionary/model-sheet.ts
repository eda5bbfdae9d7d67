import type { BodyType } from '@showroom/domain/dictionaries';
import type { Specification } from '@showroom/domain/specification';
import { loadFacts } from '../../../seed/load-facts.ts';
import { knownFigures } from '../../../seed/specify/known-figures.data.ts';

const fields = ['length', 'width', 'height', 'wheelbase', 'clearance', 'boot', 'tank'] as const;
/** A facelift keeps the sizes of its generation: «I рестайлинг» is the I. */
const facelift = /\s*(?:рестайлинг|\(NG\)).*$/;

type Made = { body: BodyType | undefined; from: number };
let made: Map<string, Made> | undefined;

/** The body whose sizes are known, and since when a model is made in them alone, by `mark/model`. */
function madeOf(key: string): Made | undefined {
  made ??= new Map(
    loadFacts().marks.flatMap((mark) =>
      mark.models.map(({ code, bodies, generations = [], years }): [string, Made] => {
        const name = (at: number) => (generations.at(at)?.[0] ?? '').replace(facelift, '');
        const own = generations.filter((_, at) => name(at) === name(-1)).map(([, from]) => from);
        const earlier = generations.filter((_, at) => name(at) !== name(-1)).map(([, from, to]) => (to ?? from) + 1);
        return [`${mark.code}/${code}`, { body: bodies[0], from: Math.max(Math.min(years[0], ...own), ...earlier) }];
      }),
    ),
  );
  return made.get(key);
}

/** What the maker says of a model's sizes, for a vehicle of its present generation and usual body; nothing is reckoned. */
export function modelSheet(key: string, body: BodyType, year: number): Specification {
  const figures: readonly (number | undefined)[] = knownFigures[key] ?? [];
  const model = figures.length > 0 ? madeOf(key) : undefined;
  if (!model || model.body !== body || year < model.from) return {};
  return Object.fromEntries(fields.flatMap((field, at) => (figures[at] ? [[field, figures[at]]] : [])));
}
