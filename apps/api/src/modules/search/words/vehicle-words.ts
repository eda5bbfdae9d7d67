import { stemRussian } from '@showroom/domain/search/stem-russian';

const listed = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Whether a word says that a car is meant: «машина с фаркопом» is no quad. */
export const isCarWord = (text: string): boolean =>
  /^(?:авто|автомобил\p{L}*|машин\p{L}*|тач(?:к|ил)\p{L}*|cars?)$/u.test(text);

/** Whether a word is a vehicle of whatever kind: «авто», «машина». */
export const isVehicleWord = (text: string): boolean => /^(?:авто|машин|тачк|cars?$)/.test(text);

/** Bodies of trucks and vans: «газель тент». */
export const truckBodies = listed('тент тентом тентованная борт бортовая бортовой будка кунг');

const equipment = new Set(
  'кондиционер кондер кондей климат климатконтроль круиз люк крыша панорама гбо парктроник подогрев вебаста'
    .split(' ')
    .map(stemRussian),
);
/** How an engine is fed: «2107 инжектор». */
const feeding = /^(?:инжект|карбюраторн|моновпрыск|турбир|турбов|атмосферн|атмо$)/u;
/** Whether a vehicle has a thing rather than that the shop sells it for one: «нива легенд кондиционер». */
export const isEquipment = (text: string): boolean => feeding.test(text) || equipment.has(stemRussian(text));
