import type { EntryType } from '../../../db/content-schema.ts';

/** Types of content by the folder of their files. */
export const entryFolders = {
  pages: 'page',
  news: 'news',
  blog: 'blog',
  media: 'media',
  actions: 'offer',
  vacancies: 'vacancy',
  banners: 'banner',
} as const satisfies Record<string, EntryType>;

export type EntryFolder = keyof typeof entryFolders;

/** Types that are articles, by the first part of their address. */
export const sectionTypes = { news: 'news', blog: 'blog', media: 'media', actions: 'offer' } as const;
