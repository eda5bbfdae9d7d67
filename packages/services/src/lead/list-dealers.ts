import type { Answer, Input } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';

/** Choices of a dealer field. @throws when nobody answers: the form then asks once more without a query. */
export async function listDealers(asked: Input<'GET /dealers/short'>): Promise<Answer<'GET /dealers/short'>> {
  const dealers = await read('GET /dealers/short', asked);
  if (!dealers) throw new Error('the list of dealers did not come');
  return dealers;
}
