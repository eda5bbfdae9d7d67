import { oc } from '@orpc/contract';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { contentPicture, pageBlock } from './blocks.ts';
import { holdingId, integerText } from './catalog.ts';
import { contentLanguages } from './content.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const page = v.optional(integerText(1, 10_000));

/** Types of entries that are written as text. */
export const deskTypes = ['page', 'news', 'blog', 'media', 'offer', 'vacancy', 'banner'] as const;
export type DeskType = (typeof deskTypes)[number];
const type = v.picklist(deskTypes);
const lang = v.picklist(contentLanguages);
const params = v.object({ type, lang, code: codeSchema });
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** `draft` is shown to nobody; a published one waits for its day, is shown, or is over. */
export const deskStates = ['draft', 'scheduled', 'published', 'expired'] as const;
export type DeskState = (typeof deskStates)[number];

const entryRow = v.object({
  type,
  lang,
  code: codeSchema,
  title: v.string(),
  state: v.picklist(deskStates),
  /** Newest version. */
  version: v.number(),
  /** The one that is shown; another than `version`: there are changes that nobody has published. */
  liveVersion: v.nullable(v.number()),
  /** Where it came from last: a file of the project, or the desk. */
  origin: v.string(),
  publishAt: v.nullable(v.string()),
  expiresAt: v.nullable(v.string()),
  updatedAt: v.string(),
});
export type DeskEntryRow = v.InferOutput<typeof entryRow>;

const versionRow = v.object({
  version: v.number(),
  title: v.string(),
  origin: v.string(),
  createdAt: v.string(),
  /** When it was first shown; null for a draft. */
  publishedAt: v.nullable(v.string()),
  isLive: v.boolean(),
});
export type DeskVersion = v.InferOutput<typeof versionRow>;

export const deskEntry = v.object({
  ...entryRow.entries,
  source: v.string(),
  /** Public address; null where it has none of its own. */
  path: v.nullable(v.string()),
  versions: v.array(versionRow),
});
export type DeskEntry = v.InferOutput<typeof deskEntry>;

/** What is wrong in a text, and where; lines count from 1. */
export const deskProblem = v.object({ line: v.number(), text: v.string() });
export type DeskProblem = v.InferOutput<typeof deskProblem>;

/** With one problem nothing is stored. */
export const deskSaved = v.object({
  isStored: v.boolean(),
  problems: v.array(deskProblem),
  /** Newest version now. */
  version: v.number(),
});
export type DeskSaved = v.InferOutput<typeof deskSaved>;

export const deskPreview = v.object({
  problems: v.array(deskProblem),
  /** Null while there are problems. */
  shown: v.nullable(
    v.object({
      title: v.string(),
      lead: v.string(),
      picture: v.nullable(contentPicture),
      blocks: v.array(pageBlock),
    }),
  ),
});
export type DeskPreview = v.InferOutput<typeof deskPreview>;

export const auditRow = v.object({
  at: v.string(),
  /** Name of the account, or a token's id, shortened. */
  actor: v.string(),
  act: v.string(),
  subject: v.string(),
});
export type AuditRow = v.InferOutput<typeof auditRow>;

const source = v.pipe(v.string(), v.maxLength(150_000));
const staff = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: `/reports/${string}`, summary: string) =>
  oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({ method, path, tags: ['Рабочий стол'], summary, inputStructure: 'detailed' });

/** The desk of the staff: who is signed in, the texts, the trail (`/reports`). Everybody else gets 404. */
export const deskContentContract = {
  session: staff('GET', '/reports/session', 'Кто вошёл: роли сотрудника; остальным 404')
    .input(v.object({ headers, query: own }))
    .output(v.object({ roles: v.array(v.string()), name: v.nullable(v.string()), until: v.string() })),
  entries: staff('GET', '/reports/content', 'Тексты постранично; для сотрудника с ролью editor')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          type: v.optional(type),
          lang: v.optional(lang),
          state: v.optional(v.picklist(deskStates)),
          search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
          page,
        }),
      }),
    )
    .output(v.object({ items: v.array(entryRow), meta: pageMeta })),
  entry: staff('GET', '/reports/content/{type}/{lang}/{code}', 'Один текст с его версиями; для роли editor')
    .input(v.object({ headers, params, query: own }))
    .output(deskEntry),
  /** `base` is the version that was edited, 0 for a new text: one that somebody else changed meanwhile is 409. */
  putEntry: staff(
    'PUT',
    '/reports/content/{type}/{lang}/{code}',
    'Сохранить черновик или опубликовать; для роли editor',
  )
    .errors({ ALREADY_EXISTS: repeatableFailures.ALREADY_EXISTS })
    .input(
      v.object({
        headers,
        params,
        query: own,
        body: v.strictObject({ source, base: version, isPublished: v.boolean() }),
      }),
    )
    .output(deskSaved),
  /** Takes a text out of sight; its versions stay. */
  unpublish: staff('DELETE', '/reports/content/{type}/{lang}/{code}/live', 'Снять текст с\u00a0сайта; для роли editor')
    .input(v.object({ headers, params, query: own }))
    .output(v.object({ version })),
  version: staff(
    'GET',
    '/reports/content/{type}/{lang}/{code}/versions/{version}',
    'Текст одной версии; для роли editor',
  )
    .input(
      v.object({
        headers,
        params: v.object({ ...params.entries, version: integerText(1, 1_000_000) }),
        query: own,
      }),
    )
    .output(v.object({ source: v.string() })),
  /** Checks a text and shows what would become of it; stores nothing. */
  preview: staff('POST', '/reports/preview', 'Проверить текст и показать, что из него получится; для роли editor')
    .input(v.object({ headers, query: own, body: v.strictObject({ ...params.entries, source }) }))
    .output(deskPreview),
  audit: staff('GET', '/reports/audit', 'Кто что сделал; для роли editor или reports')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page }) }))
    .output(v.object({ items: v.array(auditRow), meta: pageMeta })),
};
