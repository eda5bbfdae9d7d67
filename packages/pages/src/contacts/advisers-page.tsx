import { getDealers } from '@showroom/api-client/server';
import { AllAdvisersScreen } from '@showroom/contacts/all-advisers-screen';
import { CompanyNav } from '@showroom/content/company-nav';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { areaOf } from '../content/area-of.ts';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

const path = '/about/advisers/';

/** Advisers of all centres. */
export function advisersPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> =>
      factsMetadata(brand, path, {
        title: 'Консультанты',
        description: `Консультанты ${brand.name} во всех центрах: кто поможет выбрать автомобиль, оформить кредит и\u00a0записаться на сервис, с\u00a0прямыми телефонами.`,
      }),
    Page: async () => {
      const here = toCity(await city());
      const area = areaOf([...rowsOf(brand, 'about'), ...rowsOf(brand, 'advisers')], path);
      return (
        <AllAdvisersScreen
          city={here}
          dealers={await getDealers(brand.holdingId, here)}
          aside={<CompanyNav label="О компании" links={area} current={path} />}
        />
      );
    },
  };
}
