import type { BrandOverview, LineUpModel, ModelSeries } from '@showroom/api-contract/brands';
import { creditMonths, monthlyPayment, standardTerms } from '@showroom/domain/credit';
import type { BodyType, ColorGroup, EngineType } from '@showroom/domain/dictionaries';
import { notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { getCards } from '../catalog/card-queries.ts';
import { picturesOf } from '../catalog/pictures.ts';
import {
  type GenerationRow,
  type LineUpRow,
  selectGenerationStock,
  selectLeastPrices,
  selectLineUp,
  selectOfferIds,
  selectSummary,
  selectTrims,
  selectVersions,
} from './overview-queries.ts';
import { findScope, type MarkRow, type ModelRow, type OverviewPath, type OverviewScope } from './overview-scope.ts';
import { picturesApart } from './pictures-apart.ts';
import { seriesCode } from './series-code.ts';

type Sources = Pick<Services, 'database' | 'answers'>;

/** Cards of one overview: two rows on a wide screen. */
const offerLimit = 8;

const stockOf = ({ total, new: fresh, used }: Pick<LineUpRow, 'total' | 'new' | 'used'>) => ({
  total,
  new: fresh,
  used,
});
const span = (min: number | null, max: number | null) => (min === null || max === null ? null : { min, max });

/** What a picture of a model shows beyond its shape; null where nothing of it is in stock. */
type Look = { bodyType: BodyType | null; engineType: EngineType | null; colorGroup: ColorGroup | null };

/** Picture of a model as it is in stock, else of its usual body in grey. */
function pictureOf(mark: MarkRow, model: ModelRow, row?: Look) {
  const look = {
    type: model.type,
    bodyType: row?.bodyType ?? model.bodyTypes[0] ?? 'sedan',
    engineType: row?.engineType ?? undefined,
    colorGroup: row?.colorGroup ?? 'gray',
    markCode: mark.code,
    modelCode: model.code,
    klass: model.klass,
    // As the last of them look.
    year: model.yearTo ?? new Date().getFullYear(),
  } as const;
  const [front] = picturesOf(look, `${mark.name} ${model.name}`);
  if (!front) throw new Error(`No picture shows ${model.code}.`);
  return front;
}

/** Pictures of a mark's models, in the most frequent body of each. Those with the most vehicles have their most frequent colour. */
function picturesIn(mark: MarkRow, rows: readonly LineUpRow[]): Map<number, ReturnType<typeof pictureOf>> {
  const byStock = rows.toSorted((a, b) => b.total - a.total);
  const choices = byStock.map(({ bodyType, engineType, colors, ...row }) => {
    const [usual = null, ...others] = colors ?? [];
    const inColor = (colorGroup: ColorGroup | null) => pictureOf(mark, row, { bodyType, engineType, colorGroup });
    return [inColor(usual), ...others.map(inColor)] as const;
  });
  const chosen = picturesApart(choices);
  return new Map(byStock.flatMap(({ id }, at) => (chosen[at] ? [[id, chosen[at]]] : [])));
}

function toLineUp(mark: MarkRow, row: LineUpRow, pictures: ReturnType<typeof picturesIn>): LineUpModel {
  return {
    code: row.code,
    markCode: mark.code,
    name: row.name,
    nameRu: row.nameRu,
    type: row.type,
    bodyTypes: row.bodyTypes,
    years: { from: row.yearFrom, to: row.yearTo },
    stock: stockOf(row),
    priceFrom: row.priceFrom,
    picture: pictures.get(row.id) ?? pictureOf(mark, row),
  };
}

const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));

/** Generations as series: those whose names are spelled alike in a path are one. */
function toSeries(rows: readonly GenerationRow[]): ModelSeries[] {
  const series = new Map<string, ModelSeries>();
  for (const row of rows) {
    const code = seriesCode(row.generation);
    if (code === '') continue;
    const known = series.get(code);
    const { stock, priceFrom, years } = known ?? {
      stock: { total: 0, new: 0, used: 0 },
      priceFrom: null,
      years: { from: row.yearFrom, to: row.yearTo },
    };
    series.set(code, {
      code,
      name: known?.name ?? row.generation,
      years: { from: Math.min(years.from, row.yearFrom), to: Math.max(years.to, row.yearTo) },
      stock: { total: stock.total + row.total, new: stock.new + row.new, used: stock.used + row.used },
      priceFrom: least(priceFrom, row.priceFrom),
    });
  }
  return [...series.values()];
}

/** The least payment on credit; of two alike that for the lower price. */
async function leastCredit(db: Services['database'], scope: OverviewScope): Promise<BrandOverview['credit']> {
  const thisYear = new Date().getFullYear();
  const credits = (await selectLeastPrices(db, scope)).flatMap(({ price, ...vehicle }) => {
    const months = creditMonths(vehicle, thisYear);
    return months === undefined ? [] : [{ price, months, monthly: monthlyPayment(price, standardTerms(months)) }];
  });
  return credits.sort((a, b) => a.monthly - b.monthly || a.price - b.price)[0];
}

async function readOverview(db: Services['database'], scope: OverviewScope): Promise<BrandOverview> {
  const { mark, model, generations } = scope;
  const [summary, credit, ids, lineUp, generationRows, versions, trims] = await Promise.all([
    selectSummary(db, scope),
    leastCredit(db, scope),
    selectOfferIds(db, scope, offerLimit),
    model ? [] : selectLineUp(db, scope),
    model ? selectGenerationStock(db, { ...scope, generations: null }) : [],
    model ? selectVersions(db, scope) : [],
    model ? selectTrims(db, scope) : [],
  ]);
  const pictures = picturesIn(mark, lineUp);
  const offers = await getCards(db, ids);
  const series = toSeries(generationRows);
  const [shown] = offers;
  return {
    mark: { code: mark.code, name: mark.name, nameRu: mark.nameRu, country: mark.country },
    model: model && {
      code: model.code,
      name: model.name,
      nameRu: model.nameRu,
      type: model.type,
      years: { from: model.yearFrom, to: model.yearTo },
      picture: pictureOf(mark, model, shown),
    },
    current: series.find(({ code }) => generations?.some((name) => seriesCode(name) === code)) ?? null,
    stock: stockOf(summary),
    prices: {
      from: summary.priceFrom,
      to: summary.priceTo,
      newFrom: summary.newFrom,
      usedFrom: summary.usedFrom,
    },
    ...(credit && { credit }),
    figures: {
      year: span(summary.yearFrom, summary.yearTo),
      power: span(summary.powerFrom, summary.powerTo),
      volume: span(summary.volumeFrom, summary.volumeTo),
      bodyTypes: summary.bodyTypes ?? [],
      engineTypes: summary.engineTypes ?? [],
      gearTypes: summary.gearTypes ?? [],
      driveTypes: summary.driveTypes ?? [],
    },
    models: lineUp.map((row) => toLineUp(mark, row, pictures)),
    series,
    versions,
    trims,
    offers,
  };
}

/**
 * The overview of a mark, of its model, or of a series of that. A mark or model is known by the dictionaries, also without
 * stock; a series by the vehicles that the holding has or had. Throws "not found" for what is unknown.
 */
export async function getOverview(
  { database, answers }: Sources,
  holdingId: number,
  path: OverviewPath,
): Promise<BrandOverview> {
  const key = `overview:${holdingId}:${path.mark}:${path.model ?? ''}:${path.series ?? ''}`;
  return answers.get(key, async () => {
    const scope = await findScope(database, holdingId, path);
    if (!scope) throw notFound('Такой марки, модели или поколения нет.');
    return readOverview(database, scope);
  });
}

/** Whether an overview exists, for page validation. */
export async function overviewExists(
  database: Services['database'],
  holdingId: number,
  path: OverviewPath,
): Promise<boolean> {
  return (await findScope(database, holdingId, path)) !== undefined;
}
