import { Section } from '../section/section.tsx';
import * as css from './service-screen.css.ts';

type Props = { id: string; title: string; links: readonly { name: string; href: string }[] };

/** Ways to pages beside or below this one; nothing where there are none. */
export function LinkList({ id, title, links }: Props) {
  if (links.length === 0) return null;
  return (
    <Section id={id} title={title} size="md">
      <ul className={css.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={css.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
