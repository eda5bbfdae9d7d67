import { pageMetadata } from '@showroom/content/page-metadata';
import { ServiceScreen } from '@showroom/content/service-screen';
import { canonicalCalculatorQuery } from '@showroom/domain/calculators/calculator-query';
import { cities, toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { blockFacts } from '../content/block-facts.tsx';
import { hiddenQuery } from '../hidden-query.ts';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadService, type ServiceParams } from './load-service.ts';
import { serviceCalculators } from './service-calculators.tsx';
import { linksAbove, sectionCards, sectionLinks } from './service-section.ts';

type Props = PageProps<ServiceParams>;

/** What is offered, as the heading of its page; of a mark or model with its name. */
const headingOf = (title: string, subject: { name: string } | undefined) =>
  subject ? `${title}: ${subject.name}` : title;

/** What the page calculates first: what its address asks; the mark and model that it is about stand in its path. */
function askedQuery(hidden: string, codes: { mark: string; model?: string | undefined } | undefined): string {
  const params = hiddenQuery(hidden);
  if (codes && !params.has('mark')) {
    params.set('mark', codes.mark);
    if (codes.model !== undefined) params.set('model', codes.model);
  }
  return canonicalCalculatorQuery(params);
}

/** A service: the text of its slug, its section around it, its forms and calculators. */
export function servicePage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => fixedParams(rowsOf(brand, 'service')),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { page, href, subject } = await loadService(brand, await params);
      const metadata = pageMetadata(brand, href, subject ? null : page.seo, headingOf(page.title, subject));
      if (!subject) return metadata;
      const where = cities[toCity(await city())].p;
      return {
        ...metadata,
        description: `${headingOf(page.title, subject)} в\u00a0${where}: предварительная оценка по\u00a0нашим машинам, осмотр и\u00a0обмен в\u00a0один день.`,
      };
    },
    Page: async ({ params }: Props) => {
      const given = await params;
      const { page, section, entries, subject, base, href } = await loadService(brand, given);
      const here = toCity(await city());
      const query = askedQuery(given.query, subject?.codes);
      const calculators = await serviceCalculators(page, { brand, city: here, action: href, query });
      const title = page.seo?.h1 || page.title;
      const above = linksAbove(brand, section, href);
      const models = subject && !subject.overview.model ? subject.overview.models : [];
      return (
        <ServiceScreen
          brand={brand}
          city={here}
          page={page}
          href={href}
          heading={headingOf(title, subject)}
          above={subject ? [...above.filter((link) => link.href !== base), { name: title, href: base }] : above}
          facts={await blockFacts(brand, here, page.blocks, { query: subject?.query, calculators })}
          cards={href === `/${section}/` ? sectionCards(brand, section, entries) : []}
          neighbours={sectionLinks(brand, section).filter((link) => link.href !== href)}
          narrower={models.map(({ code, name }) => ({ name: `${subject?.name} ${name}`, href: `${href}${code}/` }))}
        />
      );
    },
  };
}
