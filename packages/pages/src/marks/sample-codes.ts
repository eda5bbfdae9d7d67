import { getBrandOverview, getMarks } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';

const byStock = (a: { stock: { total: number } }, b: { stock: { total: number } }) => b.stock.total - a.stock.total;

/**
 * Mark, model and series of which there is most: their pages are rendered at build, the others on their first visit. Where
 * there is no stock, `-` stands in, for Next wants one address of each page file.
 */
export async function sampleCodes(brand: Brand): Promise<{ mark: string; model: string; series: string }> {
  const [mark] = [...(await getMarks(brand.holdingId, 'cars'))].sort(byStock);
  const overview = mark && (await getBrandOverview(brand.holdingId, mark.code));
  const [model] = [...(overview?.models ?? [])].sort(byStock);
  const deep = mark && model && (await getBrandOverview(brand.holdingId, mark.code, model.code));
  return { mark: mark?.code ?? '-', model: model?.code ?? '-', series: deep?.series[0]?.code ?? '-' };
}
