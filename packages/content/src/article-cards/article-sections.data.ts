import type { ArticleSection } from '@showroom/api-contract/content';

type SectionWords = {
  title: string;
  lead: string;
  all: string;
  back: string;
  empty: string;
  type: 'NewsArticle' | 'Article' | 'BlogPosting';
};

/** What the sections of articles are called, and what their articles are to search engines. */
export const sectionWords: Readonly<Record<ArticleSection, SectionWords>> = {
  news: {
    title: 'Новости',
    lead: 'Что изменилось в\u00a0центрах, в\u00a0сервисе и\u00a0на\u00a0сайте.',
    all: 'Все новости',
    back: 'К\u00a0новостям',
    empty: 'Новостей пока нет.',
    type: 'NewsArticle',
  },
  blog: {
    title: 'Блог',
    lead: 'Как выбирать, проверять и\u00a0беречь технику\u00a0— рассказывают те, кто делает это каждый день.',
    all: 'Весь блог',
    back: 'К\u00a0блогу',
    empty: 'Записей пока нет.',
    type: 'BlogPosting',
  },
  media: {
    title: 'СМИ о\u00a0нас',
    lead: 'Интервью, комментарии и\u00a0материалы о\u00a0компании.',
    all: 'Все публикации',
    back: 'К\u00a0публикациям',
    empty: 'Публикаций пока нет.',
    type: 'Article',
  },
  actions: {
    title: 'Акции',
    lead: 'Предложения, которые действуют сейчас: условия и\u00a0последний день указаны у\u00a0каждого.',
    all: 'Все акции',
    back: 'К\u00a0акциям',
    empty: 'Сейчас действующих акций нет.',
    type: 'Article',
  },
};
