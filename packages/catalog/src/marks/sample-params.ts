import { getBrandOverview, getMarks } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import type { MarkParams } from './load-overview.ts';

const byStock = (a: { stock: { total: number } }, b: { stock: { total: number } }) => b.stock.total - a.stock.total;

/**
 * The one page of its kind that is rendered at build: of what there is most of. The others come on their first visit. Where
 * there is no stock, an address of nothing stands in, for Next wants one.
 */
export async function sampleParams(brand: Brand, level: 'mark' | 'model' | 'series'): Promise<MarkParams[]> {
  const [mark] = [...(await getMarks(brand.holdingId, 'cars'))].sort(byStock);
  const own = { query: '-', brand: mark?.code ?? '-' };
  if (level === 'mark') return [own];
  const overview = mark && (await getBrandOverview(brand.holdingId, mark.code));
  const [model] = [...(overview?.models ?? [])].sort(byStock);
  const ofModel = { ...own, model: model?.code ?? '-' };
  if (level === 'model') return [ofModel];
  const deep = mark && model && (await getBrandOverview(brand.holdingId, mark.code, model.code));
  return [{ ...ofModel, series: deep?.series[0]?.code ?? '-' }];
}
