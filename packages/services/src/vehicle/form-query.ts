/** What a form is about, as its address says it: `?vehicle=17` or `?mark=toyota`. */
export type FormSubject = { vehicleId: number | null; markCode: string | null };

/** Reads the query of a form's address. Anything that cannot be right is dropped: an old link still opens the form. */
export function readFormQuery(query: string): FormSubject {
  const params = new URLSearchParams(query);
  const vehicle = params.get('vehicle') ?? '';
  const mark = params.get('mark') ?? '';
  return {
    vehicleId: /^[1-9]\d{0,8}$/.test(vehicle) ? Number(vehicle) : null,
    markCode: /^[a-z0-9][a-z0-9-]{0,63}$/.test(mark) ? mark : null,
  };
}
