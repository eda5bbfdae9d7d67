import type { ArticleCard } from '@showroom/api-contract/content';
import { formatDate, formatDayMonth } from '@showroom/domain/dates';
import { formatEnglishDate } from '@showroom/domain/english-date';

type Props = { article: Pick<ArticleCard, 'publishedAt' | 'until'>; lang?: 'ru' | 'en' };

/** When an article came out; of an offer, how long it holds. */
export function ArticleDate({ article: { publishedAt, until }, lang = 'ru' }: Props) {
  if (until !== null) return <time dateTime={until}>до&nbsp;{formatDayMonth(until)}</time>;
  return <time dateTime={publishedAt}>{lang === 'en' ? formatEnglishDate(publishedAt) : formatDate(publishedAt)}</time>;
}
