import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import { listingHref } from '@showroom/domain/listing-root';
import { nouns } from '@showroom/domain/nouns';

export type StockLink = { name: string; href: string; count: number };

/** The listing of a mark or model: of its condition where the brand has such a section, else the kind's, filtered. */
function hrefOf(brand: Brand, type: TransportType, condition: Condition, mark: string, model?: string): string {
  const section = brand.listings[type]?.includes(condition) ? condition : undefined;
  return listingHref({ kind: type, ...(section ? { section } : {}), mark, model });
}

const words: Record<Condition, (type: TransportType) => string> = {
  new: (type) => `${nouns[type].newOnes} ${nouns[type].inside}`,
  used: (type) => `${nouns[type].plural} с\u00a0пробегом`,
};

const total = (stock: Record<Condition, number>) => stock.new + stock.used;

/** The listings that hold what an overview counts, each with its count, the fullest kind first; none where there is no stock. */
export function stockLinks(brand: Brand, { mark, model, models, stock }: BrandOverview): StockLink[] {
  const parts = model ? [{ type: model.type, stock }] : models;
  const counts = new Map<TransportType, Record<Condition, number>>();
  for (const part of parts) {
    const sum = counts.get(part.type) ?? { new: 0, used: 0 };
    counts.set(part.type, { new: sum.new + part.stock.new, used: sum.used + part.stock.used });
  }
  const fullestFirst = [...counts].sort(([, a], [, b]) => total(b) - total(a));
  return fullestFirst.flatMap(([type, sum]) =>
    (['new', 'used'] as const)
      .filter((condition) => sum[condition] > 0)
      .map((condition) => ({
        name: words[condition](type),
        href: hrefOf(brand, type, condition, mark.code, model?.code),
        count: sum[condition],
      })),
  );
}
