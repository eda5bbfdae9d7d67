import type { ElementType } from 'react';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import { gap, list, page as pageClass, stepLabel } from './pagination.css.ts';

type Props = {
  /** From 1. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** `next/link` in a shell; a plain anchor otherwise. */
  as?: ElementType;
};

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ current, total, hrefOf, as: Tag = 'a' }: Props) {
  if (total <= 1) return null;
  return (
    <nav aria-label="Страницы">
      <ul className={list}>
        {current > 1 ? (
          <li>
            <Tag href={hrefOf(current - 1)} rel="prev" className={pageClass}>
              <Icon name="chevron-left" size={20} />
              <span className={stepLabel}>Назад</span>
            </Tag>
          </li>
        ) : null}
        {pageWindow(current, total).map((page, index, pages) =>
          page === null ? (
            <li key={`gap after ${pages[index - 1]}`} className={gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Tag
                href={hrefOf(page)}
                aria-label={`Страница ${page}`}
                aria-current={page === current ? 'page' : undefined}
                className={pageClass}
              >
                {page}
              </Tag>
            </li>
          ),
        )}
        {current < total ? (
          <li>
            <Tag href={hrefOf(current + 1)} rel="next" className={pageClass}>
              <span className={stepLabel}>Далее</span>
              <Icon name="chevron-right" size={20} />
            </Tag>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
