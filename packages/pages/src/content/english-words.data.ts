/** Words around English news. */
export const englishWords = {
  home: 'About us',
  title: 'News',
  lead: 'What has changed in our showrooms, workshops and services.',
  all: 'All news',
  empty: 'No news yet.',
  tags: 'Topics',
  page: 'page',
};
