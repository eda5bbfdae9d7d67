import { TextLink } from '../text-link/text-link.tsx';
import { item, list } from './breadcrumbs.css.ts';

type Crumb = { name: string; href?: string };

type Props = {
  /** From the home page to this one; the last has no `href`. */
  items: readonly Crumb[];
};

/** The way back up. */
export function Breadcrumbs({ items }: Props) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={list}>
        {items.map(({ name, href }) => (
          <li key={`${name} ${href}`} className={item}>
            {href ? (
              <TextLink href={href} tone="quiet">
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
