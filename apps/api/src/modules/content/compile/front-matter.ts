import { contentLink, contentPicture } from '@showroom/api-contract/blocks';
import { cities } from '@showroom/domain/city';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import type { EntryType } from '../../../db/content-schema.ts';

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const isRealDay = (text: string) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day like 2026-11-16'),
  v.check(isRealDay, 'there is no such day'),
);
const city = v.picklist(codesOf(cities));
const roubles = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));

const common = {
  title: words(200),
  status: v.optional(v.picklist(['draft', 'published']), 'published'),
  date: v.optional(day),
  until: v.optional(day),
  lead: v.optional(words(600)),
  picture: v.optional(contentPicture),
  author: v.optional(words(120)),
  tags: v.optional(v.pipe(v.array(words(60)), v.maxLength(10)), []),
  city: v.optional(city),
  description: v.optional(words(300)),
  seoTitle: v.optional(words(200)),
  vehicles: v.optional(contentLink),
};
const article = { ...common, date: day, lead: words(600) };

const plainSchema = v.object(common);
const articleSchema = v.object(article);
const vacancySchema = v.object({
  ...common,
  date: day,
  city,
  place: words(200),
  payFrom: v.optional(roubles),
  payTo: v.optional(roubles),
  schedule: words(200),
});
const bannerSchema = v.object({
  ...common,
  // One line of a narrow phone.
  title: words(60),
  lead: v.optional(words(80)),
  date: day,
  until: day,
  picture: contentPicture,
  link: contentLink,
});

/** Keys of a file's front matter, by its type. */
export const frontMatterOf = (type: EntryType) => {
  if (type === 'vacancy') return vacancySchema;
  if (type === 'banner') return bannerSchema;
  return type === 'news' || type === 'blog' || type === 'media' || type === 'offer' ? articleSchema : plainSchema;
};
export type FrontMatter = v.InferOutput<typeof plainSchema> &
  Partial<v.InferOutput<typeof vacancySchema>> &
  Partial<v.InferOutput<typeof bannerSchema>>;
