type Car = { id: string; status: string; isMain: boolean; mark: string; model: string; year: number | null };

/**
 * The car of the garage that a booking is about, and the query that says so. A car that the address names wins over what else stands
 * there; else a mark that was chosen stays, and no car of the garage is meant; else it is the main one.
 */
export function carOfBooking<C extends Car>(
  search: string,
  garage: readonly C[],
): { car: C | undefined; query: string } {
  const params = new URLSearchParams(search);
  const cars = garage.filter(({ status }) => status !== 'archived');
  const asked = cars.find(({ id }) => id === params.get('car'));
  const car = asked ?? (params.has('mark') ? undefined : cars.find(({ isMain }) => isMain));
  // Said once: what the customer changes from here on stays after a reload.
  params.delete('car');
  if (car) {
    params.set('mark', car.mark);
    params.set('model', car.model);
    if (car.year === null) params.delete('year');
    else params.set('year', String(car.year));
  }
  return { car, query: params.size > 0 ? `?${params}` : '' };
}
