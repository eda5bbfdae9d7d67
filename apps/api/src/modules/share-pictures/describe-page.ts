import { articleSections } from '@showroom/api-contract/content';
import { pageSlug } from '@showroom/domain/content-path';
import { contentPictureBase } from '@showroom/domain/content-picture';
import type { BodyType, ColorGroup, EngineType } from '@showroom/domain/dictionaries';
import { readListingPath } from '@showroom/domain/listing-path';
import { typeOf } from '@showroom/domain/listing-scope';
import { studioPictureBase } from '@showroom/domain/picture';
import { pictureShapeOf } from '@showroom/domain/picture-shape';
import { type SceneName, sceneLights } from '@showroom/domain/scene';
import type { Executor } from '../../db/database.ts';
import type { Services } from '../../rpc/context.ts';
import { listedCondition } from '../catalog/stock-rows.ts';
import { sectionTypes } from '../content/compile/entry-types.data.ts';
import { getSeo } from '../content/service.ts';
import { shownNow } from '../content/shown-now.ts';
import { fullFile, photoFile } from '../photos/photo-files.ts';

type Sources = Pick<Services, 'database' | 'answers' | 'catalog' | 'holdings'>;
/** What a preview says and shows; `picture` is a path under `/media/`. */
export type ShareWords = { title: string; picture: string; layout: 'across' | 'beside' };

const hero = (picture: string) => `${contentPictureBase(picture).slice('/media/'.length)}/hero@2x.webp`;
export const beside = (title: string, picture: string): ShareWords => ({
  title,
  picture: hero(picture),
  layout: 'beside',
});
/** What stands beside words that have no picture: the hall in the light of the brand. */
export const hallOf = ({ holdings }: Pick<Services, 'holdings'>, holdingId: number): `scene:${SceneName}` =>
  `scene:showroom${sceneLights[holdings.get(holdingId)?.light ?? 'noon']}`;
const across = (title: string, body: BodyType, color: ColorGroup, shape = ''): ShareWords => ({
  title,
  picture: `${studioPictureBase(body, color, 'front', shape).slice('/media/'.length)}/og.jpg`,
  layout: 'across',
});

/** A number that the column holds: ids of vehicles that came by a feed have ten digits. */
const isVehicleId = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,10}$/.test(text) && Number(text) < 2 ** 31;

async function vehicleWords(db: Executor, holdingId: number, id: string): Promise<ShareWords | undefined> {
  const [row] = await db.query<{
    title: string;
    year: number;
    body: BodyType;
    color: ColorGroup;
    photo: string | null;
    markCode: string;
    modelCode: string;
    klass: string | null;
    engineVolume: number;
    engineType: EngineType;
    seats: number | null;
  }>(
    `select m.name || ' ' || o.name as title, v.year, m.code as "markCode", o.code as "modelCode", o.klass, v.engine_volume as "engineVolume", v.engine_type as "engineType", v.seats,
       v.body_type as body, v.color_group as color, v.gallery -> 0 ->> 'key' as photo
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.holding_id = $1 and v.id = $2`,
    [holdingId, Number(id)],
  );
  if (!row) return undefined;
  const shape = pictureShapeOf({ ...row, bodyType: row.body });
  const words = across(`${row.title}, ${row.year}`, row.body, row.color, shape);
  return row.photo === null ? words : { ...words, picture: photoFile(row.photo, fullFile) };
}

async function itemWords(db: Executor, id: string): Promise<ShareWords | undefined> {
  const [row] = await db.query<{ title: string; picture: string }>(
    'select name as title, picture from accessory where id = $1',
    [Number(id)],
  );
  return row && { title: row.title, picture: `${row.picture.slice('/media/'.length)}/hero@2x.webp`, layout: 'beside' };
}

/** The picture of a text, else the scene that its page opens with. */
async function textWords(
  sources: Sources,
  holdingId: number,
  { type, lang, code }: { type: string; lang: string; code: string },
): Promise<ShareWords | undefined> {
  const [row] = await sources.database.query<{ title: string; picture: string | null; scene: string | null }>(
    `select title, picture, jsonb_path_query_first(blocks, '$[*] ? (@.kind == "hero").scene') #>> '{}' as scene
     from content_entry where holding_id = $1 and type = $2 and ($3::text is null or lang = $3) and code = $4 and ${shownNow}`,
    [holdingId, type, type === 'page' ? null : lang, code],
  );
  const scene = row?.scene ? `scene:${row.scene}` : hallOf(sources, holdingId);
  return row && beside(row.title, row.picture ?? scene);
}

async function markWords(
  sources: Sources,
  holdingId: number,
  mark: string,
  model: string | undefined,
): Promise<ShareWords | undefined> {
  const [row] = await sources.database.query<{ title: string; body: BodyType | null }>(
    `select concat_ws(' ', m.name, o.name) as title, o.body_types ->> 0 as body from mark m
     left join model o on o.mark_id = m.id and o.code = $2 where m.code = $1`,
    [mark, model ?? null],
  );
  if (!row) return undefined;
  return row.body ? across(row.title, row.body, 'silver' as ColorGroup) : beside(row.title, hallOf(sources, holdingId));
}

async function listingWords(sources: Sources, holdingId: number, path: string): Promise<ShareWords | undefined> {
  const scope = readListingPath(path, new Date());
  if (typeof scope !== 'object') return undefined;
  const seo = await getSeo(sources, holdingId, Buffer.from(path).toString('base64'), new Date());
  if (!seo) return undefined;
  const [row] = await sources.database.query<{ body: BodyType; color: ColorGroup }>(
    `select v.body_type as body, v.color_group as color from vehicle v
     where v.holding_id = $1 and v.type = $2 and ${listedCondition} group by 1, 2 order by count(*) desc, 1, 2 limit 1`,
    [holdingId, typeOf(scope)],
  );
  return row ? across(seo.h1, row.body, row.color) : beside(seo.h1, hallOf(sources, holdingId));
}

async function dealerWords(db: Executor, holdingId: number, code: string): Promise<ShareWords | undefined> {
  const [row] = await db.rows('select name from dealer where holding_id = $1 and code = $2', [holdingId, code]);
  return row && beside(String(row[0]), `dealer:${code}`);
}

/** What the preview of a page says; undefined for a page that has no words of its own. */
export async function describePage(sources: Sources, holdingId: number, path: string): Promise<ShareWords | undefined> {
  const { database } = sources;
  const parts = path.split('/').filter(Boolean);
  const [first = '', second, third] = parts;
  if (first === 'catalog' && isVehicleId(second)) return vehicleWords(database, holdingId, second);
  if (first === 'item' && second && /^\d{1,9}$/.test(second)) return itemWords(database, second);
  if (first === 'brands' && second) return markWords(sources, holdingId, second, third);
  if (first === 'contacts' && third) return dealerWords(database, holdingId, third);
  const listing = await listingWords(sources, holdingId, path);
  if (listing) return listing;
  const [section, code, lang] = first === 'en' ? [second, third, 'en'] : [first, second, 'ru'];
  const known = articleSections.find((name) => name === section);
  if (known && code) return textWords(sources, holdingId, { type: sectionTypes[known], lang, code });
  return textWords(sources, holdingId, { type: 'page', lang: 'ru', code: pageSlug(path) });
}
