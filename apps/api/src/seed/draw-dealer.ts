import type { Condition, EngineType, TransportType } from '@showroom/domain/dictionaries';
import type { DealerFacts } from './facts/dealer-facts.ts';
import type { MarkFacts } from './facts/types.ts';
import type { Random } from './random.ts';

type DealerQuestion = {
  holdingId: number;
  type: TransportType;
  condition: Condition;
  mark: string;
  engine: EngineType;
};

/** Dealers that can offer a vehicle: new ones where the mark is sold, used ones where the type is. */
function dealersFor(dealers: readonly DealerFacts[], question: DealerQuestion): DealerFacts[] {
  const { holdingId, type, condition, mark, engine } = question;
  const open = dealers.filter((dealer) => dealer.holdingId === holdingId && dealer.types.includes(type));
  if (condition === 'new') {
    return open.filter(
      (dealer) => dealer.marks.includes(mark) && (engine !== 'electro' || type !== 'cars' || dealer.electro),
    );
  }
  return open.filter((dealer) => dealer.departments.some(({ code }) => code === 'used-cars'));
}

/** Used vehicles stand at a centre of their own mark more often than elsewhere. */
export function drawDealer(
  random: Random,
  dealers: readonly DealerFacts[],
  question: DealerQuestion,
): DealerFacts | undefined {
  const fitting = dealersFor(dealers, question);
  if (fitting.length === 0) return undefined;
  return random.weighted(fitting, (dealer) => (dealer.marks.includes(question.mark) ? 4 : 1));
}

/** Whether a mark can be offered at all; electric-only models are asked about with their engine. */
export function sells(
  dealers: readonly DealerFacts[],
  mark: MarkFacts,
  question: Omit<DealerQuestion, 'mark'>,
): boolean {
  return dealersFor(dealers, { ...question, mark: mark.code }).length > 0;
}

/** Positions of those who know a type; a car is told by its condition and its engine. */
const ownWords: Record<Exclude<TransportType, 'cars'>, RegExp> = {
  moto: /мототехник/i,
  atv: /квадроцикл|мототехник/i,
  'jet-ski': /гидроцикл|мототехник/i,
  commercial: /коммерческ|корпоратив/i,
};
const carWords: Record<Condition, RegExp> = { new: /новым автомобил/i, used: /пробег/i };
const sellsAnything = /консультант по продажам/i;

/** An adviser who sells what the vehicle is; nobody where the centre has none: a specialist of something else is no answer. */
export function drawAdviser(
  random: Random,
  dealer: DealerFacts,
  { type, condition, engine }: Pick<DealerQuestion, 'type' | 'condition' | 'engine'>,
): string | null {
  const words = [
    ...(type === 'cars' ? [...(engine === 'electro' ? [/электромобил/i] : []), carWords[condition]] : [ownWords[type]]),
    sellsAnything,
  ];
  const chance = random.next();
  const pool = words
    .map((word) => dealer.advisers.filter(({ position }) => word.test(position)))
    .find((some) => some.length > 0);
  return pool?.[Math.floor(chance * pool.length)]?.code ?? null;
}
