import type { ElementType } from 'react';
import { TextLink } from '../text-link/text-link.tsx';
import { item, list } from './breadcrumbs.css.ts';

type Crumb = { name: string; href?: string };

type Props = {
  /** From the home page to this one; the last has no `href`. */
  items: readonly Crumb[];
  /** `next/link` in a shell; a plain anchor otherwise. */
  as?: ElementType;
};

/** The way back up. */
export function Breadcrumbs({ items, as = 'a' }: Props) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={list}>
        {items.map(({ name, href }) => (
          <li key={`${name} ${href}`} className={item}>
            {href ? (
              <TextLink as={as} href={href} tone="quiet">
                {name}
              </TextLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
