import type { ImportListener } from '../import/import-feed.ts';
import type { Problem } from '../import/problem.ts';

/** Elements of a car in the shape of auto.ru. */
export type FeedCar = Readonly<Record<string, string> & { vin: string }>;

/** A Camry by its number, as a dealer writes one. */
export const camry = (serial: number, extra: Partial<FeedCar> = {}): FeedCar => ({
  vin: `XW7BF4FK0PS${String(serial).padStart(6, '0')}`,
  mark_id: 'Toyota',
  folder_id: 'Camry, XV70',
  modification_id: '2.5 AT (181 л.с.)',
  complectation_name: 'Prestige',
  year: '2023',
  run: '24 000',
  price: '2 890 000',
  body_type: 'Седан',
  color: 'чёрный',
  engine_type: 'бензин',
  gearbox: 'автоматическая',
  drive: 'передний',
  ...extra,
});

const element = ([name, text]: [string, string]) => `<${name}>${text}</${name}>`;

/** A feed in the shape of auto.ru with an element on every line. */
export function autoRuFeed(cars: readonly FeedCar[]): string {
  const records = cars.flatMap((car) => [
    '<car>',
    ...Object.entries(car).map(element),
    '<images><image>https://photos.example/1.jpg</image><image>javascript:alert(1)</image></images>',
    '</car>',
  ]);
  return ['<?xml version="1.0" encoding="utf-8"?>', '<data><cars>', ...records, '</cars></data>'].join('\n');
}

/** A text as file chunks that split multi-byte letters. */
export async function* bytesOf(text: string | Uint8Array, piece = 1_001): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let start = 0; start < bytes.length; start += piece) yield bytes.subarray(start, start + piece);
}

/** Records the events of an import. */
export function listen(): { problems: Problem[]; listener: ImportListener } {
  const problems: Problem[] = [];
  return {
    problems,
    listener: { onProblem: (problem) => void problems.push(problem), onRead: () => {}, onApply: () => {} },
  };
}
