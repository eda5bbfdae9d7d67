/** What a form is about, as the query of its address says it. */
export type FormSubject = {
  vehicleId: number | null;
  /** The mark or model as a whole, with the name that visitors read; '' where the address has none. */
  markCode: string | null;
  modelCode: string | null;
  name: string;
  /** Name of the mark alone; '' where the address has none. */
  markName: string;
  year: number | null;
  /** Kilometres. */
  mileage: number | null;
  /** What was calculated before: the comment begins with it. */
  note: string;
};

const code = /^[a-z0-9][a-z0-9-]{0,63}$/;
const maxName = 80;
const maxNote = 500;

/**
 * Reads `?vehicle=17` or `?mark=toyota&model=camry&name=Toyota+Camry`. Anything that cannot be right is dropped: an old
 * link still opens the form.
 */
export function readFormQuery(query: string): FormSubject {
  const params = new URLSearchParams(query);
  const vehicle = params.get('vehicle') ?? '';
  const readCode = (key: string) => {
    const value = params.get(key) ?? '';
    return code.test(value) ? value : null;
  };
  const readNumber = (key: string, shape: RegExp) => {
    const value = params.get(key) ?? '';
    return shape.test(value) ? Number(value) : null;
  };
  const markCode = readCode('mark');
  return {
    vehicleId: /^[1-9]\d{0,8}$/.test(vehicle) ? Number(vehicle) : null,
    markCode,
    // A model is one of its mark.
    modelCode: markCode === null ? null : readCode('model'),
    name: (params.get('name') ?? '').trim().slice(0, maxName),
    markName: (params.get('markName') ?? '').trim().slice(0, maxName),
    year: readNumber('year', /^(?:19|20)\d{2}$/),
    mileage: readNumber('mileage', /^\d{1,7}$/),
    note: (params.get('note') ?? '').trim().slice(0, maxNote),
  };
}
