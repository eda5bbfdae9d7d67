import * as css from './company-nav.css.ts';

type Props = {
  label: string;
  links: readonly { name: string; href: string }[];
  /** Address of the page that is shown. */
  current: string;
};

/** The pages of one area, beside the text on wide screens and as a row that scrolls on a phone. */
export function CompanyNav({ label, links, current }: Props) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul className={css.list}>
        {links.map(({ name, href }) => (
          <li key={href} className={css.entry}>
            <a href={href} className={css.link} aria-current={href === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
