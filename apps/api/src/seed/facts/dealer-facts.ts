import type { TransportType } from '@showroom/domain/dictionaries';
import type { Dealer } from '@showroom/domain/vehicle';

export type AdviserFacts = {
  /** Path-safe and unique over all dealers: the personal page of an adviser is `/i/{code}`. */
  readonly code: string;
  /** Surname, first name, patronymic. */
  readonly name: string;
  readonly position: string;
  /** Extension of the dealer's phone. */
  readonly extension: string;
};

/** A dealer centre of the demo. Names, phones and people are invented; streets, metro and coordinates are real. */
export type DealerFacts = Pick<
  Dealer,
  'code' | 'name' | 'city' | 'address' | 'metro' | 'latitude' | 'longitude' | 'phone' | 'departments'
> & {
  readonly holdingId: number;
  readonly types: readonly TransportType[];
  /** Whether new electric cars are sold there. */
  readonly electro: boolean;
  /** Codes of the marks that it sells as new or services. */
  readonly marks: readonly string[];
  readonly advisers: readonly AdviserFacts[];
};
