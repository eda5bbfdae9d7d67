import { getBrandOverview, getServices, getStaticPage } from '@showroom/api-client/server';
import { ownOverview, subjectName } from '@showroom/catalog/mark-subject';
import type { Brand } from '@showroom/domain/brand';
import { notFound } from 'next/navigation';
import { rowsOf } from '../routes-of.ts';
import { hrefOfService, sectionOfSlug } from './service-section.ts';

export type ServiceParams = { query: string; slug: string; mark: string; model: string };

const given = (code: string) => (code === '-' ? undefined : code);

/** The mark or model that a page is about, with its address under that of the service. */
async function loadSubject(brand: Brand, { mark, model }: ServiceParams) {
  if (!given(mark)) return undefined;
  const overview = await getBrandOverview(brand.holdingId, mark, given(model));
  const own = overview ? ownOverview(brand, overview) : undefined;
  if (!own) notFound();
  const codes = [own.mark.code, own.model?.code].filter((code) => code !== undefined);
  const name = subjectName(own);
  const query = new URLSearchParams({
    mark: own.mark.code,
    ...(own.model && { model: own.model.code }),
    name,
    markName: own.mark.name,
  });
  return {
    name,
    path: `${codes.join('/')}/`,
    overview: own,
    query: query.toString(),
    codes: { mark: own.mark.code, model: own.model?.code },
  };
}

/** A service page: its text, its address, its section. A text that is not written is no page. */
export async function loadService(brand: Brand, params: ServiceParams) {
  const { slug } = params;
  const section = sectionOfSlug(slug);
  const isOwn = rowsOf(brand, 'service').some(
    ({ path, params: row }) => row.slug === slug || (path.includes('{code}') && section === 'service'),
  );
  if (!isOwn) notFound();
  const [page, entries, subject] = await Promise.all([
    getStaticPage(brand.holdingId, slug),
    getServices(brand.holdingId, section),
    loadSubject(brand, params),
  ]);
  if (!page) notFound();
  const base = hrefOfService(brand, slug, entries);
  return { page, section, entries, subject, base, href: `${base}${subject?.path ?? ''}` };
}
