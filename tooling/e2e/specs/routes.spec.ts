import { expect, test } from '@playwright/test';
import { catalogPaths } from '@showroom/checks/catalog-paths';
import { ask, outcome } from '../src/ask.ts';
import { type BrandFacts, brands } from '../src/brands.ts';
import { catalogPagesOf, type Expected, fill, paramsOf, shapeOf } from '../src/catalog-pages.ts';
import { written, wrongValues } from '../src/catalog-words.data.ts';
import { inTurns } from '../src/in-turns.ts';
import { otherPagesOf, toolOutcomes } from '../src/other-pages.ts';
import { readHead } from '../src/page-head.ts';
import { readStack } from '../src/running-stack.ts';
import { isFullMatrix } from '../src/test.ts';

/** Pages that are asked for at once: rendered on their first visit, they share two cores with the other specs. */
const atOnce = 4;

const remembered = new Map<string, Promise<Expected[]>>();
const remember = (brand: BrandFacts, kind: string, find: (brand: BrandFacts) => Promise<Expected[]>) => {
  const key = `${brand.code} ${kind}`;
  const pages = remembered.get(key) ?? find(brand);
  remembered.set(key, pages);
  return pages;
};
const catalog = (brand: BrandFacts) => remember(brand, 'catalogue', catalogPagesOf);
const isWhole = (brand: BrandFacts) => isFullMatrix || brand === brands[0];

/**
 * What is asked of a brand: everything of the first one; of another the rows that it alone has, those that an editor has written for it,
 * and one of each shape that both have, as the same packages plan and render them.
 */
async function asked(brand: BrandFacts): Promise<Expected[]> {
  const pages = await catalog(brand);
  if (isWhole(brand)) return pages;
  const shared = new Set<string>(catalogPaths.both);
  const sample = new Set(new Map(pages.map(({ row }) => [shapeOf(row), row])).values());
  return pages.filter(({ row }) => !shared.has(row) || row in written || sample.has(row));
}

const others = (brand: BrandFacts) => remember(brand, 'others', otherPagesOf);

const isSaid = (said: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? said === wanted : wanted.test(said);

/** What is wrong with a page, in one line; undefined for a right one. */
async function findFault(brand: BrandFacts, expected: Expected): Promise<string | undefined> {
  const answer = await ask(readStack().origins[brand.code], expected.path);
  const fault = (what: string) => `${expected.row} as ${expected.path}: ${what}`;
  if (answer.status !== 200) return fault(outcome(answer));
  const head = readHead(answer.body);
  const [h1 = 'none'] = head.h1;
  if (head.h1.length !== 1 || !isSaid(h1, expected.h1))
    return fault(`h1 «${head.h1.join('», «')}», not ${expected.h1}`);
  if (!isSaid(head.title, expected.title)) return fault(`title «${head.title}», not ${expected.title}`);
  if (head.canonical !== expected.canonical) return fault(`canonical ${head.canonical}, not ${expected.canonical}`);
  if (head.isIndexed !== expected.isIndexed) return fault(`indexed ${head.isIndexed}, not ${expected.isIndexed}`);
  if (expected.shows !== undefined && !answer.body.includes(`"/catalog/${expected.shows}/"`))
    return fault(`without vehicle ${expected.shows}`);
  return undefined;
}

/** The addresses of a row with one of its parameters wrong; a row without any, with a segment that leads nowhere. */
function wrongPaths({ row, path, params }: Expected): string[] {
  const names = paramsOf(row);
  if (names.length === 0) return [`${path}nobody/`];
  return names.flatMap((name) => (wrongValues[name] ?? []).map((value) => fill(row, { ...params, [name]: value })));
}

const faultsOf = async (brand: BrandFacts, pages: readonly Expected[]) =>
  (await inTurns(pages, atOnce, (page) => findFault(brand, page))).filter((fault) => fault !== undefined);

const notMissing = async (brand: BrandFacts, paths: readonly string[]) => {
  const answers = await inTurns([...new Set(paths)], atOnce, async (path) => {
    const answer = await ask(readStack().origins[brand.code], path);
    return answer.status === 404 ? undefined : `${path}: ${outcome(answer)}`;
  });
  return answers.filter((fault) => fault !== undefined);
};

for (const brand of brands) {
  test.describe(brand.code, () => {
    test('every address of the catalogue answers with its heading, title, canonical address and robots', async () => {
      const pages = await asked(brand);
      expect(pages.length).toBeGreaterThanOrEqual(isWhole(brand) ? 150 : 40);
      expect(await faultsOf(brand, pages)).toEqual([]);
    });

    test('every page of a mark, a vehicle, the choice and the price tag says what it is', async () => {
      expect(await faultsOf(brand, await others(brand))).toEqual([]);
    });

    test('a wrong value anywhere in an address is a 404', async () => {
      const paths = [...(await asked(brand)), ...(await others(brand))].flatMap(wrongPaths);
      expect(paths.length).toBeGreaterThan(isWhole(brand) ? 300 : 100);
      expect(await notMissing(brand, paths)).toEqual([]);
    });

    test('a code on a windscreen leads to its vehicle; tools of the staff are closed to a guest', async () => {
      const told = await inTurns(await toolOutcomes(brand), atOnce, async ({ row, path, outcome: wanted }) => {
        const got = outcome(await ask(readStack().origins[brand.code], path));
        return wanted.test(got) ? undefined : `${row} as ${path}: ${got}, not ${wanted}`;
      });
      expect(told.filter((fault) => fault !== undefined)).toEqual([]);
      expect(
        await notMissing(
          brand,
          (wrongValues.vin ?? []).map((vin) => `/qr/${vin}/`),
        ),
      ).toEqual([]);
    });

    test('addresses that are the other brand’s alone do not exist here', async () => {
      const own = new Set((await catalog(brand)).map(({ row }) => row));
      const other = brands.find(({ code }) => code !== brand.code) ?? brand;
      const alien = (await catalog(other)).filter(({ row }) => !own.has(row)).map(({ path }) => path);
      expect(alien.length).toBeGreaterThan(10);
      expect(await notMissing(brand, alien)).toEqual([]);
    });
  });
}
