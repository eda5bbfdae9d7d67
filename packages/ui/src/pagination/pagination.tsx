import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import { gap, list, page as pageClass, stepLabel } from './pagination.css.ts';

type Props = {
  /** From 1. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
};

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ current, total, hrefOf }: Props) {
  if (total <= 1) return null;
  return (
    <nav aria-label="Страницы">
      <ul className={list}>
        {current > 1 ? (
          <li>
            <a href={hrefOf(current - 1)} rel="prev" className={pageClass}>
              <Icon name="chevron-left" size={20} />
              <span className={stepLabel}>Назад</span>
            </a>
          </li>
        ) : null}
        {pageWindow(current, total).map((page, index, pages) =>
          page === null ? (
            <li key={`gap after ${pages[index - 1]}`} className={gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-label={`Страница ${page}`}
                aria-current={page === current ? 'page' : undefined}
                className={pageClass}
              >
                {page}
              </a>
            </li>
          ),
        )}
        {current < total ? (
          <li>
            <a href={hrefOf(current + 1)} rel="next" className={pageClass}>
              <span className={stepLabel}>Далее</span>
              <Icon name="chevron-right" size={20} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
