import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { contentLink, contentPicture, pageBlock } from './blocks.ts';

export const seoSchema = v.object({
  title: v.string(),
  description: v.string(),
  h1: v.string(),
  canonical: v.nullable(v.string()),
  robots: v.string(),
  /** Paragraphs of plain text. */
  text: v.array(v.string()),
});
export type Seo = v.InferOutput<typeof seoSchema>;

/** Languages that content is written in; pages are Russian unless their address says otherwise. */
export const contentLanguages = ['ru', 'en', 'zh'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export const staticPage = v.object({
  slug: codeSchema,
  title: v.string(),
  /** Day, Moscow time. */
  updatedAt: v.string(),
  blocks: v.array(pageBlock),
  seo: v.nullable(seoSchema),
});
export type StaticPage = v.InferOutput<typeof staticPage>;

/** A text of a section of services, as a list shows it. */
export const serviceEntry = v.object({ slug: codeSchema, title: v.string(), lead: v.string() });
export type ServiceEntry = v.InferOutput<typeof serviceEntry>;

/** Sections of articles by the first part of their address. */
export const articleSections = ['news', 'blog', 'media', 'actions'] as const;
export type ArticleSection = (typeof articleSections)[number];

export const contentTag = v.object({ code: codeSchema, name: v.string() });
export type ContentTag = v.InferOutput<typeof contentTag>;

/** An article as a list shows it. */
export const articleCard = v.object({
  /** Its place in the address: `/news/{id}/`. */
  id: codeSchema,
  section: v.picklist(articleSections),
  title: v.string(),
  lead: v.string(),
  picture: v.nullable(contentPicture),
  /** ISO time of publication. */
  publishedAt: v.string(),
  /** Last day of an offer, Moscow time; null where it has none. */
  until: v.nullable(v.string()),
  tags: v.array(contentTag),
});
export type ArticleCard = v.InferOutput<typeof articleCard>;

/** An article as its page shows it. */
export const article = v.object({
  ...articleCard.entries,
  updatedAt: v.string(),
  author: v.nullable(v.string()),
  blocks: v.array(pageBlock),
  seo: v.nullable(seoSchema),
  /** Listing whose vehicles belong to the article: `/cars/new/?bodyType=suv`. */
  vehicles: v.nullable(v.string()),
  /** Languages that it is shown in, its own among them. */
  languages: v.array(v.picklist(contentLanguages)),
  /** Newer and older article of the section. */
  newer: v.nullable(v.object({ id: codeSchema, title: v.string() })),
  older: v.nullable(v.object({ id: codeSchema, title: v.string() })),
});
export type Article = v.InferOutput<typeof article>;

/** A page of a section's list, newest first. */
export const articlePage = v.object({
  items: v.array(articleCard),
  /** Tags of the section with how many articles have them, most frequent first. */
  tags: v.array(v.object({ ...contentTag.entries, count: v.number() })),
  meta: v.object({
    page: v.object({ current: v.number(), size: v.number(), totalPages: v.number(), totalResults: v.number() }),
  }),
});
export type ArticlePage = v.InferOutput<typeof articlePage>;

/** What stands above the header while its days last. */
export const banner = v.object({
  title: v.string(),
  lead: v.nullable(v.string()),
  picture: contentPicture,
  link: contentLink,
});
export type Banner = v.InferOutput<typeof banner>;

export const vacancy = v.object({
  id: codeSchema,
  title: v.string(),
  city: v.picklist(['msk', 'spb']),
  /** Where one would work: a centre or a department. */
  place: v.string(),
  /** Kopecks a month before tax; null where the pay is agreed upon. */
  payFrom: v.nullable(v.number()),
  payTo: v.nullable(v.number()),
  schedule: v.string(),
  blocks: v.array(pageBlock),
  publishedAt: v.string(),
});
export type Vacancy = v.InferOutput<typeof vacancy>;
