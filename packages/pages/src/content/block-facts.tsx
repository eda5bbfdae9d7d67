import { getArticles, getMarks, getVacancies } from '@showroom/api-client/server';
import type { PageBlock } from '@showroom/api-contract/blocks';
import { articleSections } from '@showroom/api-contract/content';
import { type BlockFacts, vehiclesKey } from '@showroom/content/block-props';
import { popularMarks } from '@showroom/content/popular-marks';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { formFacts } from '@showroom/services/form-facts';
import { InlineForm } from '@showroom/services/inline-form';
import { stockRow } from './stock-row.tsx';

type Blocks = readonly PageBlock[];

/** As many as a block of the newest articles may show. */
const most = 12;

async function readLatest({ holdingId }: Brand, city: CityCode, blocks: Blocks) {
  const wanted = articleSections.filter((section) =>
    blocks.some((block) => block.kind === 'latest' && block.section === section),
  );
  const lists = wanted.map(async (section) => {
    const { items } = await getArticles(holdingId, section, { city, size: most });
    return [section, items] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

async function readVehicles(brand: Brand, city: CityCode, blocks: Blocks) {
  const wanted = blocks.filter((block) => block.kind === 'vehicles');
  const rows = wanted.map(
    async (block) => [vehiclesKey(block), await stockRow(brand, city, block.listing, block.count)] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

/** What a page is about beside its text. */
type Subject = {
  /** Query that prefills its forms: `?mark=toyota`. */
  query?: string;
  calculators?: BlockFacts['calculators'];
};

/** Marks that there is something to drive of. */
async function readFormMarks({ holdingId }: Brand) {
  const marks = await getMarks(holdingId);
  return marks.filter(({ stock }) => stock.total > 0).map(({ code, name }) => ({ code, name }));
}

async function inlineForms(brand: Brand, city: CityCode, blocks: Blocks, query?: string): Promise<BlockFacts['forms']> {
  const wanted = blocks.flatMap((block) => (block.kind === 'form' ? [block.form] : []));
  if (wanted.length === 0) return {};
  // What is driven is in stock; what is brought along may be anything.
  const marks = wanted.includes('testdrive') ? await readFormMarks(brand) : [];
  const facts = formFacts(brand, city);
  return Object.fromEntries(
    wanted.map((form) => [
      form,
      <InlineForm
        key={form}
        form={form}
        facts={facts}
        subject={query}
        marks={form === 'testdrive' ? marks : undefined}
      />,
    ]),
  );
}

/** What the blocks of a page show beside their words. Only what they ask for is read. */
export async function blockFacts(
  brand: Brand,
  city: CityCode,
  blocks: Blocks,
  { query, calculators = {} }: Subject = {},
): Promise<BlockFacts> {
  const has = (kind: PageBlock['kind']) => blocks.some((block) => block.kind === kind);
  const [latest, vehicles, vacancies, marks, forms] = await Promise.all([
    readLatest(brand, city, blocks),
    readVehicles(brand, city, blocks),
    has('vacancies') ? getVacancies(brand.holdingId, city) : [],
    has('marks') ? getMarks(brand.holdingId, 'cars') : [],
    inlineForms(brand, city, blocks, query),
  ]);
  return { host: brand.host, latest, vehicles, vacancies, marks: popularMarks(marks), forms, calculators };
}
