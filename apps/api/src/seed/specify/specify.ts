import type { Specification } from '@showroom/domain/specification';
import type { Specified } from './specified.ts';
import { specifyCar } from './specify-car.ts';
import { specifyCommercial } from './specify-commercial.ts';
import { specifyAtv, specifyJetSki, specifyMoto } from './specify-machine.ts';

/**
 * The data sheet of a vehicle: what is known of its model, and what follows from its class, body, engine and year
 * where that is not. The same for equal versions of a model.
 */
export function specify(subject: Specified): Specification {
  switch (subject.model.type ?? 'cars') {
    case 'cars':
      return specifyCar(subject);
    case 'moto':
      return specifyMoto(subject);
    case 'atv':
      return specifyAtv(subject);
    case 'jet-ski':
      return specifyJetSki(subject);
    case 'commercial':
      return specifyCommercial(subject);
  }
}
