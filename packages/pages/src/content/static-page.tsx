import { CompanyNav } from '@showroom/content/company-nav';
import { StaticScreen } from '@showroom/content/static-screen';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { areaOf } from './area-of.ts';
import { type TextProps, textPages } from './text-pages.ts';

/** A page of words, beside the other pages of its area where it has one; `about` is the area with a layout of its own. */
export function staticPage(shell: ShellFacts, kind: 'static' | 'about' = 'static') {
  const { rows, load, generateStaticParams, generateMetadata } = textPages(shell, kind);
  const others = kind === 'about' ? rowsOf(shell.brand, 'advisers') : [];
  return {
    generateStaticParams,
    generateMetadata,
    Page: async (props: TextProps) => {
      const { row, page, facts } = await load(props);
      const area = areaOf([...rows, ...others], row.path);
      const [root] = area;
      return (
        <StaticScreen
          page={page}
          facts={facts}
          above={root && root.href !== `${row.path}/` ? [root] : []}
          aside={root && <CompanyNav label={root.name} links={area} current={`${row.path}/`} />}
        />
      );
    },
  };
}
