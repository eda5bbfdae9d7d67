import { type FormVehicle, getFormVehicle } from '@showroom/api-client/browser-lead';

type Answer = FormVehicle | 'gone' | 'unknown';
const asked = new Map<number, Promise<Answer>>();

/** The vehicle of a form, asked for once per page load; what could not be answered is asked again next time. */
export function formVehicle(id: number): Promise<Answer> {
  const known = asked.get(id);
  if (known) return known;
  const answer = getFormVehicle(id).then((vehicle) => {
    if (vehicle === 'unknown') asked.delete(id);
    return vehicle;
  });
  asked.set(id, answer);
  return answer;
}
