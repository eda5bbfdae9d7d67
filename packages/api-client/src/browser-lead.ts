/** The form calls of a browser. Kept free of valibot, as browser.ts: the shell answers for the shapes. */
import { read } from './browser-read.ts';

/** What a form shows of the vehicle it is about. `price` in minor units, `vinMasked` as the catalogue shows it. */
export type FormVehicle = {
  id: number;
  mark: { code: string; name: string };
  model: { code: string; name: string };
  modification: string;
  year: number;
  price: number | null;
  vinMasked: string;
  dealer: { code: string; name: string };
  picture: string | null;
};

/** The vehicle of a form; `gone`: sold or never there; `unknown`: it cannot be asked for now. */
export async function getFormVehicle(id: number): Promise<FormVehicle | 'gone' | 'unknown'> {
  try {
    const response = await fetch(`/api/lead/vehicle/${id}/`, { headers: { accept: 'application/json' } });
    if (response.ok) return (await response.json()) as FormVehicle;
    return response.status === 404 || response.status === 410 ? 'gone' : 'unknown';
  } catch {
    return 'unknown';
  }
}

export type ShortDealer = { code: string; nameRu: string };

/** Choices of a dealer field. @throws when nobody answers: the form then asks once more without a query. */
export async function listShortDealers(asked: { department?: string; markCode?: string }): Promise<ShortDealer[]> {
  const dealers = await read<ShortDealer[]>(`/api/dealers/short/?${new URLSearchParams(asked)}`);
  if (!dealers) throw new Error('the list of dealers did not come');
  return dealers;
}
