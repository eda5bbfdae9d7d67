import { placeKinds } from '@showroom/api-contract/desk-places';
import type { KnownValues } from './fuzz-calls.ts';
import type { TestApp } from './test-app.ts';

/** A centre with a bay, and bodies that its calls take. */
export async function knownPlaces({ database }: TestApp): Promise<KnownValues> {
  const [place] = await database.query<{ id: string; dealer: string }>(
    `select r.id, r.dealer_code as dealer from booking_resource r
     join dealer d on d.code = r.dealer_code and d.holding_id = r.holding_id
     where r.holding_id = 1 and r.kind <> 'car' order by r.id limit 1`,
  );
  const [department] = await database.rows("select departments->0->>'code' from dealer where code = $1", [
    place?.dealer ?? '',
  ]);
  const kind = Object.keys(placeKinds)[0];
  const of = (name: string) => [`deskPlaces.${name}:dealer`, [place?.dealer ?? '']] as const;
  return {
    ...Object.fromEntries(['addPlace', 'putPlace', 'putHours'].map(of)),
    'deskPlaces.putHours:department': [String(department?.[0])],
    'body:deskPlaces.addPlace': [JSON.stringify({ kind, name: 'Пост проверки' })],
    'body:deskPlaces.putPlace': [JSON.stringify({ id: place?.id, name: 'Пост', isActive: true })],
    'body:deskPlaces.putHours': ['{"hours":[{"days":"пн–пт","hours":"09:00–21:00"}]}'],
  };
}
