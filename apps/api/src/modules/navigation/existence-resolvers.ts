import { articleSections, contentLanguages } from '@showroom/api-contract/content';
import type { ResolveAnswer } from '@showroom/api-contract/contract';
import { isCityCode } from '@showroom/domain/city';
import { pageSlug } from '@showroom/domain/content-path';
import type { ExistenceKind, ExistenceParam } from '@showroom/domain/existence';
import { isNameSegment, readListingPath } from '@showroom/domain/listing-path';
import { typeOf } from '@showroom/domain/listing-scope';
import { servicePath } from '@showroom/domain/service-path';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { overviewExists } from '../brands/overview-service.ts';
import { vehicleState } from '../catalog/catalog-service.ts';
import { articleState } from '../content/articles.ts';
import { hasStaticPage, selectServices } from '../content/queries.ts';
import { findCentre, hasDealer, hasDealerOfMark } from '../dealers/queries.ts';
import { withPlace } from '../dealers/with-place.ts';
import { findShortLink } from '../short-links/queries.ts';
import { hasCategory, hasItem } from '../store/existence.ts';
import { findByVin } from '../tools/queries.ts';
import { isKnownModel } from './queries.ts';

export type Asked<Kind extends ExistenceKind> = {
  database: Database;
  holdingId: number;
  /** Lookup path: decoded, lower case, final slash. */
  path: string;
  /** Lower case. */
  params: Readonly<Record<ExistenceParam<Kind>, string>>;
  /** Decides the latest model year. */
  now: Date;
};

const greatestId = 2_147_483_647;

const missing: ResolveAnswer = { state: 'missing' };
const known = (found: boolean): ResolveAnswer => (found ? { state: 'exists' } : missing);

/** `/i/cn/petrov/` → `zh`: who is not introduced in a language has no page in it. */
function personalLanguageOf(path: string): 'en' | 'zh' | undefined {
  const [, segment] = /^\/(?:i|vcard)\/(en|cn)\//.exec(path) ?? [];
  return segment === 'en' ? 'en' : segment === 'cn' ? 'zh' : undefined;
}

/** A centre stands under its city; the address under one of its marks leads there. */
async function centreState(
  { database, holdingId, path, params: { code, dealer } }: Asked<'dealer-page'>,
  { adviser }: { adviser?: string },
): Promise<ResolveAnswer> {
  const centre = await findCentre(database, holdingId, { code: dealer, ...(adviser && { adviser }) });
  if (!centre) return missing;
  if (centre.city === code) return { state: 'exists' };
  if (!centre.marks.includes(code)) return missing;
  return { state: 'moved', to: path.replace(`/${code}/`, `/${centre.city}/`), status: 301 };
}

/** What becomes of each kind of question. A kind without a resolver does not compile. */
export const existenceResolvers: { [Kind in ExistenceKind]: (asked: Asked<Kind>) => Promise<ResolveAnswer> } = {
  async vehicle({ database, holdingId, params }) {
    const id = Number(params.id);
    if (!/^[1-9]\d{0,9}$/.test(params.id) || id > greatestId) return missing;
    return { state: await vehicleState(database, { id, holdingId }) };
  },
  async 'windscreen-code'({ database, holdingId, params }) {
    const vehicle = await findByVin(database, holdingId, params.vin);
    return vehicle ? { state: 'moved', to: `/catalog/${vehicle.id}/`, status: 302 } : missing;
  },
  async 'short-link'({ database, holdingId, params }) {
    // No more than whether it is there: a remembered redirect would not be counted.
    const link = await findShortLink(database, holdingId, params.code);
    return link?.isGone ? { state: 'gone' } : known(link !== undefined);
  },
  async mark({ database, holdingId, params: { mark } }) {
    return known(isNameSegment(mark, 'mark') && (await overviewExists(database, holdingId, { mark })));
  },
  async model({ database, holdingId, params: { mark, model } }) {
    const canBe = isNameSegment(mark, 'mark') && isNameSegment(model, 'model');
    return known(canBe && (await overviewExists(database, holdingId, { mark, model })));
  },
  async series({ database, holdingId, params: { mark, model, series } }) {
    const canBe = isNameSegment(mark, 'mark') && isNameSegment(model, 'model');
    return known(canBe && (await overviewExists(database, holdingId, { mark, model, series })));
  },
  async listing({ database, holdingId, path, now }) {
    const scope = readListingPath(path, now);
    if (typeof scope !== 'object' || !(await withPlace(database, holdingId, scope))) return missing;
    return known(scope.mark === undefined || (await isKnownModel(database, typeOf(scope), scope.mark, scope.model)));
  },
  async dealer({ database, holdingId, params }) {
    return known(await hasDealer(database, holdingId, params.code));
  },
  async 'contact-area'({ database, holdingId, params }) {
    return known(isCityCode(params.code) || (await hasDealerOfMark(database, holdingId, params.code)));
  },
  async 'dealer-page'(asked) {
    return centreState(asked, {});
  },
  async 'dealer-adviser'(asked) {
    return centreState(asked, { adviser: asked.params.adviser });
  },
  async adviser({ database, holdingId, path, params: { code } }) {
    const language = personalLanguageOf(path);
    const asked = { adviser: code, ...(language && { language }) };
    return known((await findCentre(database, holdingId, asked)) !== undefined);
  },
  async 'reviewed-adviser'({ database, holdingId, params: { dealer, adviser } }) {
    return known((await findCentre(database, holdingId, { code: dealer, adviser })) !== undefined);
  },
  async 'info-card'({ database, holdingId, params: { code } }) {
    if (await hasDealer(database, holdingId, code)) return known(true);
    if (!v.is(codeSchema, code)) return missing;
    return { state: await articleState(database, 'actions', { holdingId, id: code, lang: undefined }) };
  },
  async article({ database, holdingId, path, params }) {
    const [first = '', second = ''] = path.split('/').filter((part) => part !== '');
    const lang = contentLanguages.find((known) => known !== 'ru' && known === first);
    const section = articleSections.find((known) => known === (lang ? second : first));
    if (!section || !v.is(codeSchema, params.id)) return missing;
    return { state: await articleState(database, section, { holdingId, id: params.id, lang }) };
  },
  async 'service-page'({ database, holdingId, path }) {
    const slugs = new Set((await selectServices(database, holdingId, 'service')).map(({ slug }) => slug));
    const slug = pageSlug(path);
    return known(slugs.has(slug) && servicePath(slug, slugs) === path);
  },
  async 'store-category'({ database, path }) {
    return known(await hasCategory(database, path));
  },
  async 'store-item'({ database, params: { code } }) {
    return known(await hasItem(database, code));
  },
  async 'static-page'({ database, holdingId, params }) {
    return known(await hasStaticPage(database, holdingId, params.slug));
  },
};

/** Asks the resolver of a kind. */
export function askExistence<Kind extends ExistenceKind>(kind: Kind, asked: Asked<Kind>): Promise<ResolveAnswer> {
  return existenceResolvers[kind](asked);
}
