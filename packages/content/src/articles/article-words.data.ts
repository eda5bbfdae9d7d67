/** Words around an article in its language. */
export const articleWords = {
  ru: {
    home: 'Главная',
    tags: 'Темы',
    contents: 'Содержание страницы',
    newer: 'Новее',
    older: 'Раньше',
    neighbours: 'Соседние записи',
    vehicles: 'Сейчас в\u00a0наличии',
    share: 'Поделиться',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    failed: 'Не получилось',
    print: 'Печать',
    in: 'Поделиться: ',
  },
  en: {
    home: 'About us',
    tags: 'Topics',
    contents: 'On this page',
    newer: 'Newer',
    older: 'Older',
    neighbours: 'More news',
    vehicles: 'In stock now',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Could not copy',
    print: 'Print',
    in: 'Share: ',
  },
} as const;
export type ArticleWords = (typeof articleWords)['ru' | 'en'];
