import { EnglishFrame } from '@showroom/shell/english-frame';
import type { ReactNode } from 'react';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';

/** The layout of English pages, with a menu of their own. */
export function englishLayout({ brand }: ShellFacts) {
  const rows = [...rowsOf(brand, 'english'), ...rowsOf(brand, 'english-articles')];
  const links = rows.map(({ path, title = '' }) => ({ name: title, href: `${path}/` }));
  return function EnglishLayout({ children }: { children: ReactNode }) {
    return (
      <EnglishFrame brand={brand} links={links}>
        {children}
      </EnglishFrame>
    );
  };
}
