const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Bodies of trucks and vans: «газель тент». */
export const truckBodies = words('тент тентом тентованная борт бортовая бортовой будка кунг');

/** What a vehicle has and the shop sells for it: «нива легенд кондиционер». */
export const equipment = words(
  'кондиционер кондер кондей климат климатконтроль круиз люк панорама гбо парктроник парктроники подогрев вебаста',
);
