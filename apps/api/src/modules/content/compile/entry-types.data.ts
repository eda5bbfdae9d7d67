/** Types of content by the folder of their files. */
export const entryFolders = {
  pages: 'page',
  news: 'news',
  blog: 'blog',
  media: 'media',
  actions: 'offer',
  events: 'event',
  documents: 'document',
  vacancies: 'vacancy',
  awards: 'award',
  questions: 'question',
  people: 'person',
  banners: 'banner',
} as const;

export type EntryFolder = keyof typeof entryFolders;
export type EntryType = (typeof entryFolders)[EntryFolder];

/** Types that are articles, by the first part of their address. */
export const sectionTypes = { news: 'news', blog: 'blog', media: 'media', actions: 'offer' } as const;
