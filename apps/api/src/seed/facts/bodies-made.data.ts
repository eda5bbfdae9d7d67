// biome-ignore-all format: dense table of facts
import type { BodyType } from '@showroom/domain/dictionaries';

/** Years of a body, both ends included; null = still made. Seats where the body has its own number of them. */
export type BodyYears = readonly [from: number, to: number | null, seats?: number];

/**
 * Bodies that a model had for a part of its production, or with seats of their own, by address. A body that is not named was made as long
 * as its model; an empty list says that only others were (the three-door Evoque ended with its generation).
 */
export const bodiesMade: Readonly<Record<string, Partial<Record<BodyType, readonly BodyYears[]>>>> = {
  'lada/granta': { liftback: [[2014, null]], hatchback: [[2018, null]], wagon: [[2018, null]] },
  'lada/niva-legend': { 'suv-3d': [[2021, null, 4]], suv: [[2021, null, 5]] }, 'lada/4x4': { 'suv-3d': [[1998, 2021, 4]], suv: [[1998, 2021, 5]] },
  'lada/kalina': { sedan: [[2004, 2013]], hatchback: [[2006, 2018]], wagon: [[2007, 2018]] }, 'lada/priora': { hatchback: [[2008, 2015]], wagon: [[2009, 2015]] },
  'zaz/vida': { hatchback: [[2013, 2016]] }, 'nio/et5': { wagon: [[2023, null]] },
  'toyota/avensis': { liftback: [[2003, 2008]] }, 'lexus/lc': { cabriolet: [[2020, 2025]] },
  'nissan/almera': { hatchback: [[1998, 2006]] }, 'nissan/tiida': { sedan: [[2004, 2014]] }, 'infiniti/g': { sedan: [[2003, 2013, 5]], coupe: [[2003, 2013, 4]] },
  'mazda/6': { liftback: [[2002, 2012]] }, 'mazda/2': { sedan: [[2008, 2014]] }, 'honda/accord': { wagon: [[2003, 2015]] },
  'mitsubishi/lancer': { hatchback: [[2008, 2017]] }, 'mitsubishi/pajero': { 'suv-3d': [[1999, 2018, 5]] },
  'subaru/impreza': { sedan: [[2000, 2022]], hatchback: [[2007, null]] }, 'subaru/legacy': { wagon: [[2003, 2014]] }, 'suzuki/sx4': { sedan: [[2007, 2014]] },
  'hyundai/solaris': { hatchback: [[2011, 2017]] }, 'hyundai/i30': { wagon: [[2008, 2018]] },
  'kia/rio': { hatchback: [[2000, 2017]] }, 'kia/proceed': { hatchback: [[2008, 2018]], wagon: [[2019, 2025]] },
  'kia/cerato': { hatchback: [[2004, 2008], [2013, 2018]], coupe: [[2009, 2016]] },
  'bmw/2-series': { cabriolet: [[2014, 2021]] }, 'bmw/4-series': { coupe: [[2013, null, 4]], cabriolet: [[2014, null, 4]], liftback: [[2014, null, 5]] },
  'bmw/6-series': { coupe: [[2003, 2017, 4]], cabriolet: [[2004, 2017, 4]], sedan: [[2012, 2017]] }, 'bmw/8-series': { coupe: [[2018, 2025, 4]], cabriolet: [[2018, 2025, 4]], sedan: [[2019, 2025, 5]] },
  'bmw/i5': { wagon: [[2024, null]] },
  'mercedes-benz/a-class': { sedan: [[2018, null]] }, 'mercedes-benz/cla': { wagon: [[2015, null]] },
  'mercedes-benz/c-class': { sedan: [[2000, null, 5]], wagon: [[2001, null, 5]], coupe: [[2001, 2007, 4], [2011, 2021, 4]], cabriolet: [[2016, 2021, 4]] },
  'mercedes-benz/e-class': { sedan: [[1998, null, 5]], wagon: [[1998, null, 5]], coupe: [[2009, 2023, 4]], cabriolet: [[2010, 2023, 4]] },
  'mercedes-benz/amg-gt': { coupe: [[2014, 2021, 2], [2023, null, 4]], cabriolet: [[2017, 2021, 2]] }, 'mercedes-benz/sl-class': { cabriolet: [[2001, 2020, 2], [2022, null, 4]] },
  'mercedes-benz/cle': { cabriolet: [[2024, null]] },
  'audi/a3': { sedan: [[2013, null]], cabriolet: [[2008, 2020, 4]] }, 'audi/rs-6': { sedan: [[2008, 2010]] },
  'audi/a5': { coupe: [[2007, 2024, 4]], liftback: [[2009, 2024, 5]], cabriolet: [[2009, 2024, 4]], sedan: [[2024, null, 5]] },
  'audi/tt': { coupe: [[1998, 2023, 4]], cabriolet: [[1998, 2023, 2]] }, 'audi/r8': { cabriolet: [[2010, 2023]] },
  'volkswagen/polo': { sedan: [[2010, 2020]], hatchback: [[2010, 2017]], liftback: [[2020, 2022]] }, 'volkswagen/passat': { sedan: [[1998, 2022]] },
  'volkswagen/beetle': { cabriolet: [[2003, 2010], [2013, 2019]] }, 'porsche/panamera': { liftback: [[2009, null]], wagon: [[2017, 2023]] }, 'porsche/taycan': { wagon: [[2021, null]] },
  'opel/astra': { sedan: [[1998, 2015]] },
  'skoda/superb': { sedan: [[2001, 2008]], liftback: [[2008, null]], wagon: [[2009, null]] },
  'renault/megane': { sedan: [[1998, 2009]] }, 'peugeot/206': { sedan: [[2006, 2012]] }, 'peugeot/207': { cabriolet: [[2007, 2012, 4]] }, 'peugeot/307': { cabriolet: [[2003, 2008, 4]] },
  'peugeot/308': { wagon: [[2008, null]] }, 'peugeot/407': { coupe: [[2005, 2011, 4]] },
  'peugeot/408': { sedan: [[2012, 2022]], liftback: [[2022, null]] }, 'peugeot/508': { sedan: [[2011, 2018]], liftback: [[2018, null]] },
  'citroen/c4': { sedan: [[2013, 2022]] }, 'citroen/c5': { liftback: [[2001, 2008]], sedan: [[2008, 2017]] },
  'saab/9-3': { sedan: [[2002, 2011]], wagon: [[2005, 2011]], cabriolet: [[1998, 2011, 4]] }, 'seat/leon': { wagon: [[2013, 2015]] },
  'land-rover/range-rover-evoque': { suv: [[2011, null, 5]], 'suv-3d': [[2011, 2018]], cabriolet: [[2016, 2018, 4]] },
  'land-rover/freelander': { 'suv-3d': [[1998, 2006]] },
  'jaguar/xf': { wagon: [[2012, 2015], [2017, 2024]] }, 'jaguar/f-type': { coupe: [[2014, 2024]] }, 'jaguar/x-type': { wagon: [[2004, 2009]] },
  'bentley/continental-gt': { cabriolet: [[2006, null]] }, 'aston-martin/db11': { cabriolet: [[2018, 2023]] }, 'aston-martin/vantage': { cabriolet: [[2007, 2017], [2020, null]] },
  'fiat/500': { cabriolet: [[2009, null]] }, 'alfa-romeo/159': { wagon: [[2006, 2011]] },
  'lamborghini/huracan': { cabriolet: [[2015, 2024]] }, 'lamborghini/gallardo': { cabriolet: [[2006, 2013]] }, 'ferrari/458': { cabriolet: [[2011, 2015]] }, 'ferrari/roma': { cabriolet: [[2023, 2024]] },
  'ford/focus': { sedan: [[1998, 2019]] }, 'ford/mondeo': { liftback: [[2000, 2022]], wagon: [[2000, 2022]] }, 'ford/fiesta': { sedan: [[2015, 2019]] },
  'ford/bronco': { suv: [[2020, null, 5]], 'suv-3d': [[2020, null, 4]] }, 'jeep/wrangler': { suv: [[2006, null, 5]], 'suv-3d': [[2006, null, 4]] },
  'chevrolet/cruze': { hatchback: [[2011, 2020]], wagon: [[2012, 2015]] }, 'chevrolet/camaro': { cabriolet: [[2011, 2024]] }, 'cadillac/cts': { coupe: [[2010, 2014, 4]] },
  'chrysler/300c': { wagon: [[2004, 2010]] }, 'chrysler/pt-cruiser': { hatchback: [[2000, 2010, 5]], cabriolet: [[2004, 2008, 4]] }, 'chrysler/sebring': { sedan: [[2000, 2010, 5]], cabriolet: [[2000, 2010, 4]] },
};
