import type { PageBlock } from '@showroom/api-contract/blocks';
import type { ContentLanguage, ContentTag, Seo } from '@showroom/api-contract/content';
import type { CityCode } from '@showroom/domain/city';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export type EntryType = 'page' | 'news' | 'blog' | 'media' | 'offer' | 'vacancy' | 'banner';

/** Who wrote an entry: rows of the project, a Markdown file, or the desk. What the desk wrote no file replaces. */
export type EntryOrigin = 'facts' | 'file' | 'desk';

/** What only some types have. */
export type EntryFields = {
  /** Listing whose vehicles belong to it. */
  vehicles?: string;
  /** Where a banner leads. */
  link?: string;
  /** Of a vacancy; pay in kopecks. */
  place?: string;
  payFrom?: number | null;
  payTo?: number | null;
  schedule?: string;
};

/**
 * A piece of content. The columns from `title` to `seo` are what is shown: those of `live_version`, or of the newest draft while
 * nothing was published. `source` is the newest text.
 */
export const contentEntry = pgTable(
  'content_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    holdingId: smallint('holding_id').notNull(),
    type: text().$type<EntryType>().notNull(),
    lang: text().$type<ContentLanguage>().notNull().default('ru'),
    /** Slug of a page, last part of an article's address. */
    code: text().notNull(),
    status: text().$type<'draft' | 'published'>().notNull(),
    origin: text().$type<EntryOrigin>().notNull(),
    /** Newest version; another than the live one: there are changes that nobody has published. */
    version: integer().notNull().default(1),
    liveVersion: integer('live_version'),
    /** Not shown before; null: at once. */
    publishAt: moment('publish_at'),
    /** Gone from then on (410). */
    expiresAt: moment('expires_at'),
    /** The day before, as the page names it. */
    until: date(),
    source: text().notNull(),
    title: text().notNull(),
    lead: text().notNull().default(''),
    picture: text(),
    author: text(),
    tags: jsonb().$type<ContentTag[]>().notNull().default([]),
    /** Null: both. */
    city: text().$type<CityCode>(),
    blocks: jsonb().$type<PageBlock[]>().notNull(),
    fields: jsonb().$type<EntryFields>().notNull().default({}),
    seo: jsonb().$type<Seo>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When what is shown last changed. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('content_entry_address').on(t.holdingId, t.type, t.lang, t.code),
    index('content_entry_newest')
      .on(t.holdingId, t.type, t.lang, t.publishAt.desc())
      .where(sql`${t.status} = 'published'`),
  ],
);

/** Every text that an entry ever had. */
export const contentVersion = pgTable(
  'content_version',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => contentEntry.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    source: text().notNull(),
    title: text().notNull(),
    origin: text().$type<EntryOrigin>().notNull(),
    /** Id of the staff token; null for files and rows. */
    actor: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was first shown. */
    publishedAt: moment('published_at'),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.version] })],
);

/** Who did what to what, and when. Never changed, never deleted. */
export const auditLine = pgTable(
  'audit_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    holdingId: smallint('holding_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Id of the staff token, or the name of a command. */
    actor: text().notNull(),
    act: text().notNull(),
    /** What it was done to: `content:news/ru/winter`. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('audit_line_latest').on(t.holdingId, t.at), index('audit_line_subject').on(t.holdingId, t.subject)],
);
