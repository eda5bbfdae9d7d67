import { CompanyNav } from '@showroom/content/company-nav';
import { StaticScreen } from '@showroom/content/static-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { areaOf } from './area-of.ts';
import { type TextProps, textPages } from './text-pages.ts';

/** The company: its purpose, history, awards, vacancies, rules. */
export function aboutPage(shell: ShellFacts) {
  const { rows, load, generateStaticParams, generateMetadata } = textPages(shell, 'about');
  return {
    generateStaticParams,
    generateMetadata,
    Page: async (props: TextProps) => {
      const { row, page, facts } = await load(props);
      const area = areaOf(rows, row.path);
      const [root] = area;
      return (
        <StaticScreen
          page={page}
          facts={facts}
          above={root && root.href !== `${row.path}/` ? [root] : []}
          aside={<CompanyNav label="О компании" links={area} current={`${row.path}/`} />}
        />
      );
    },
  };
}
