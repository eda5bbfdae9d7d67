import type { HTMLAttributes, ReactNode } from 'react';
import { markupOf } from './markup-of.ts';

type Props = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'li' | 'nav' | 'ul';
  children: ReactNode;
};

/**
 * Markup that React never touches in the browser: menus, cards, footers. For the server it is one string instead of a tree, in
 * the data of the page as well, and for a phone there is nothing to hydrate. What happens in it is heard by listeners on
 * the document. For server components: what is inside is rendered once, without state, effects and handlers.
 */
export function Static({ as: Tag = 'div', children, ...rest }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of elements here, every text and attribute escaped
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}
