import { lengthLimits } from '@showroom/domain/lead/length-limits';

/** What a form is about, as the query of its address says it. */
export type FormSubject = {
  vehicleId: number | null;
  /** The mark or model as a whole, with the name that visitors read; '' where the address has none. */
  markCode: string | null;
  modelCode: string | null;
  name: string;
  /** The visitor's own vehicle, as a calculator knows it. */
  manufactureYear: number | null;
  /** Kilometres. */
  totalTrip: number | null;
  /** One: preselected. Several: the list is narrowed to them. */
  dealerCodes: readonly string[];
  /** Of the feedback form; one that it does not know leaves all of them (PD-61). */
  reasons: string;
  /** Name of the mark alone; '' where the address has none. */
  markName: string;
  /** The API's numbers of a mark and a centre, for links that know no codes. A code wins. */
  markId: number | null;
  dealerId: number | null;
  /** What was calculated before: the comment begins with it. */
  note: string;
  /** The vacancy that an applicant pressed. */
  position: string;
  /** The item of the shop that was looked at. */
  goods: string;
};

const code = /^[a-z0-9][a-z0-9-]{0,63}$/;
const maxName = 80;
const maxDealers = 20;
const maxNote = 500;
/** The field takes no more. */
const maxGoods = lengthLimits.name;
const id = /^[1-9]\d{0,4}$/;

/** Of the database; vehicles of feeds begin at a thousand million. */
const maxVehicleId = 2_147_483_647;

/**
 * Reads `?vehicle=17`, `?mark=toyota&model=camry&name=Toyota+Camry`, `?year=2019&trip=125000`, `?dealer=msk-north`. Anything that cannot be right is dropped: an old
 * link still opens the form.
 */
export function readFormQuery(query: string): FormSubject {
  const params = new URLSearchParams(query);
  const vehicle = params.get('vehicle') ?? '';
  const readCode = (key: string) => {
    const value = params.get(key) ?? '';
    return code.test(value) ? value : null;
  };
  const number = (key: string, shape: RegExp) => {
    const value = params.get(key) ?? '';
    return shape.test(value) ? Number(value) : null;
  };
  const text = (key: string, most = maxName) => (params.get(key) ?? '').trim().slice(0, most);
  const markCode = readCode('mark');
  return {
    vehicleId: /^[1-9]\d{0,9}$/.test(vehicle) && Number(vehicle) <= maxVehicleId ? Number(vehicle) : null,
    markCode,
    // A model is one of its mark.
    modelCode: markCode === null ? null : readCode('model'),
    name: text('name'),
    manufactureYear: number('year', /^(?:19|20)\d{2}$/),
    totalTrip: number('trip', /^\d{1,7}$/),
    dealerCodes: (params.get('dealer') ?? '')
      .split(',')
      .filter((value) => code.test(value))
      .slice(0, maxDealers),
    reasons: text('reasons'),
    markName: text('markName'),
    markId: markCode === null ? number('markId', id) : null,
    dealerId: params.has('dealer') ? null : number('dealerId', id),
    note: text('note', maxNote),
    position: text('position'),
    goods: text('goods', maxGoods),
  };
}
