import type { Answer } from '@showroom/bff/calls';
import { ask } from '@showroom/bff/read';

/** What a form shows of the vehicle it is about. `price` in kopecks, `number` is its VIN or frame number as the catalogue shows it, null where none is known. */
export type FormVehicle = NonNullable<Answer<'GET /lead/vehicle/{id}'>>;

/** `gone`: sold or never there; `unknown`: it cannot be asked for now. */
type Asked = FormVehicle | 'gone' | 'unknown';
const asked = new Map<number, Promise<Asked>>();

/** The vehicle of a form, asked for once per page load; what could not be answered is asked again next time. */
export function formVehicle(id: number): Promise<Asked> {
  const known = asked.get(id);
  if (known) return known;
  const answer = ask('GET /lead/vehicle/{id}', { id }).then((vehicle) => {
    if (typeof vehicle === 'object') return vehicle ?? 'gone';
    asked.delete(id);
    return 'unknown';
  });
  asked.set(id, answer);
  return answer;
}
