import type { Database } from '@showroom/api/db/database';
import { createRandom } from '@showroom/api/seed/random';

type Model = { mark: string; model: string; body: string };

const colors = ['белый', 'чёрный', 'серый металлик', 'синий', 'красный'] as const;
const bodyWords: Record<string, string> = { suv: 'Внедорожник 5 дв.', sedan: 'Седан', hatchback: 'Хэтчбек 5 дв.' };
const filler = 'Один собственник, сервисная книжка, комплект зимней резины, проверка по 100 пунктам. '.repeat(6);

/** Cars that the dictionaries know, as a feed calls them. */
export async function readModels(database: Database): Promise<Model[]> {
  return database.query<Model>(
    `select m.name as mark, o.name as model, o.body_types->>0 as body
     from model o join mark m on m.id = o.mark_id where o.type = 'cars' order by o.id`,
  );
}

type Photos = { from: string; each: number };

function printCar(serial: number, { mark, model, body }: Model, raised: boolean, { from, each }: Photos): string {
  const random = createRandom(serial);
  const price = (600 + random.int(0, 5_000)) * 1_000 + (raised ? 10_000 : 0);
  const elements: Record<string, string | number> = {
    vin: `XW8ZZZ1K${String(serial).padStart(9, '0')}`,
    mark_id: mark,
    folder_id: `${model}, I`,
    modification_id: `2.0 AT (${random.int(90, 400)} л.с.) 4WD`,
    complectation_name: 'Comfort',
    body_type: bodyWords[body] ?? body,
    color: random.pick(colors),
    engine_type: 'бензин',
    gearbox: 'автоматическая',
    drive: 'полный',
    wheel: 'левый',
    year: random.int(2010, 2025),
    run: random.int(5_000, 200_000),
    price,
    tradein_discount: 50_000,
    availability: 'в наличии',
    description: filler,
  };
  const images = Array.from({ length: each }, (_, place) => `<image>${from}/${serial}/${place}.jpg</image>`);
  const fields = Object.entries(elements).map(
    ([name, value]) => `<${name}>${String(value).replace('&', '&amp;')}</${name}>`,
  );
  return `<car>\n${fields.join('\n')}\n<images>${images.join('')}</images>\n</car>\n`;
}

/** A feed in the shape of auto.ru, made while it is read; `raised`: every so many cars cost more than the first time. */
export async function* feedStream(
  models: readonly Model[],
  count: number,
  raised = Number.POSITIVE_INFINITY,
  photos: Photos = { from: 'https://photos.example', each: 8 },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<data><cars>\n');
  const batch = 40;
  for (let first = 0; first < count; first += batch) {
    let text = '';
    for (let serial = first; serial < Math.min(count, first + batch); serial++) {
      const model = models[serial % models.length];
      if (model) text += printCar(serial, model, serial % raised === 0, photos);
    }
    yield Buffer.from(text);
  }
  yield Buffer.from('</cars></data>\n');
}

/** Cars that every dictionary knows. */
export const sedans = [
  { mark: 'Toyota', model: 'Camry', body: 'sedan' },
  { mark: 'BMW', model: '5 серии', body: 'sedan' },
  { mark: 'Kia', model: 'K5', body: 'sedan' },
] as const;

/** A small feed as one text. */
export function printFeed(count: number, photos: Photos): string {
  const cars = Array.from({ length: count }, (_, serial) =>
    printCar(serial, sedans[serial % sedans.length] ?? sedans[0], false, photos),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<data><cars>\n${cars.join('')}</cars></data>\n`;
}
