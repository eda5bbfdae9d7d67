import type { LocatedCity } from './located-city.ts';
import type { LocationProvider } from './location-provider.ts';

/** City of an address; null for an unknown one, and when the service behind the port fails. */
export async function locateCaller(
  provider: LocationProvider,
  address: string | undefined,
): Promise<LocatedCity | null> {
  if (address === undefined) return null;
  try {
    return await provider.locate(address);
  } catch {
    return null;
  }
}
