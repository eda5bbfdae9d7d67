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

const adviserWords: Record<Condition, RegExp> = { new: /новы|продаж|тех/i, used: /пробег|продаж/i };

/** An adviser whose position fits the vehicle, else any. */
export function drawAdviser(random: Random, dealer: DealerFacts, condition: Condition): string | null {
  const fitting = dealer.advisers.filter(({ position }) => adviserWords[condition].test(position));
  const pool = fitting.length > 0 ? fitting : dealer.advisers;
  return pool.length > 0 ? random.pick(pool).code : null;
}
