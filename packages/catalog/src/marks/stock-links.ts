import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import { listingPath } from '@showroom/domain/listing-scope';
import { nouns } from '@showroom/domain/nouns';

export type StockLink = { name: string; href: string; count: number };

/** The listing of a mark or model: of its condition where the brand has such a section, else the kind's, filtered. */
function listingHref(brand: Brand, type: TransportType, condition: Condition, mark: string, model?: string): string {
  if (brand.listings[type]?.includes(condition))
    return listingPath({ kind: type, section: condition, mark, ...(model ? { model } : {}) });
  const query = new URLSearchParams({ mark, ...(model ? { model } : {}) });
  return `${listingPath({ kind: type })}?${query}`;
}

const words: Record<Condition, (type: TransportType) => string> = {
  new: (type) => `${nouns[type].newOnes} ${nouns[type].inside}`,
  used: (type) => `${nouns[type].plural} с\u00a0пробегом`,
};

/** The listings that hold what an overview counts, each with its count; none where there is no stock. */
export function stockLinks(brand: Brand, { mark, model, models, stock }: BrandOverview): StockLink[] {
  const parts = model ? [{ type: model.type, stock }] : models;
  const counts = new Map<TransportType, Record<Condition, number>>();
  for (const part of parts) {
    const sum = counts.get(part.type) ?? { new: 0, used: 0 };
    counts.set(part.type, { new: sum.new + part.stock.new, used: sum.used + part.stock.used });
  }
  return [...counts].flatMap(([type, sum]) =>
    (['new', 'used'] as const)
      .filter((condition) => sum[condition] > 0)
      .map((condition) => ({
        name: words[condition](type),
        href: listingHref(brand, type, condition, mark.code, model?.code),
        count: sum[condition],
      })),
  );
}
