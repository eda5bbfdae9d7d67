/** What fitting at a centre costs, roubles, and how long it takes, minutes. */
export type FittingFacts = readonly [roubles: number, minutes: number];

/**
 * Fitting by category: of the third level, else of the second. What a driver puts in place himself has none. Prices and
 * times are those of the example stock: a deployment brings its own.
 */
export const fittings: Readonly<Record<string, FittingFacts>> = {
  // Store.
  farkopy: [6_900, 180],
  boksy: [900, 20],
  poperechiny: [1_200, 30],
  velokrepleniya: [900, 20],
  'chekhly-na-sidenya': [2_900, 90],
  'kamery-zadnego-vida': [3_900, 120],
  parktroniki: [5_900, 180],
  videoregistratory: [2_400, 60],
  'radar-detektory': [1_900, 45],
  magnitoly: [3_400, 90],
  akustika: [3_900, 120],
  shiny: [3_200, 60],
  diski: [1_800, 40],
  'deflektory-okon': [900, 30],
  'deflektory-kapota': [900, 30],
  bryzgoviki: [1_500, 45],
  'zashchita-kartera': [1_500, 40],
  podkrylki: [2_400, 60],
  porogi: [4_900, 120],
  'motornye-masla': [1_200, 30],
  'transmissionnye-masla': [2_900, 60],
  antifrizy: [2_400, 60],
  'tormoznye-zhidkosti': [1_900, 45],
  // Parts.
  filtry: [700, 20],
  zazhiganie: [1_900, 45],
  'komplekty-grm': [12_900, 240],
  'privodnye-remni': [2_400, 60],
  pompy: [6_900, 150],
  'perednie-kolodki': [2_200, 45],
  'zadnie-kolodki': [2_200, 45],
  'tormoznye-diski': [3_400, 75],
  gidravlika: [2_900, 75],
  amortizatsiya: [3_900, 90],
  rychagi: [2_900, 75],
  akkumulyatory: [900, 20],
  startery: [3_900, 90],
  generatory: [4_400, 100],
  svet: [700, 20],
  'ochistka-stekol': [300, 10],
  optika: [2_400, 60],
  'kuzovnye-detali': [4_900, 120],
  'lobovye-stekla': [5_900, 180],
  okhlazhdenie: [5_400, 120],
  uplotneniya: [4_900, 120],
  transmissiya: [14_900, 300],
};

/** How many pieces of a category make a whole; one unless told. */
export const wholes: Readonly<Record<string, number>> = { shiny: 4, diski: 4, svet: 2, amortizatsiya: 2, pruzhiny: 2 };

/** What is bought together: with a category, items of others that fit the same vehicle. */
export const companions: Readonly<Record<string, { title: string; categories: readonly string[] }>> = {
  'motornye-masla': { title: 'Замена масла', categories: ['maslyanye-filtry'] },
  'maslyanye-filtry': {
    title: 'Техническое обслуживание',
    categories: ['motornye-masla', 'vozdushnye-filtry', 'salonnye-filtry'],
  },
  'vozdushnye-filtry': { title: 'Все фильтры', categories: ['maslyanye-filtry', 'salonnye-filtry'] },
  'perednie-kolodki': { title: 'Тормоза целиком', categories: ['tormoznye-diski', 'tormoznye-zhidkosti'] },
  'tormoznye-diski': { title: 'Тормоза целиком', categories: ['perednie-kolodki', 'tormoznye-zhidkosti'] },
  boksy: { title: 'Бокс с\u00a0поперечинами', categories: ['poperechiny'] },
  shiny: { title: 'Колёса в\u00a0сборе', categories: ['litye-diski', 'sekretki'] },
  diski: { title: 'Колёса в\u00a0сборе', categories: ['sekretki'] },
  'kovriki-v-salon': { title: 'Салон и\u00a0багажник', categories: ['kovriki-v-bagazhnik'] },
};
