import { isSportSideBySide } from '@showroom/domain/picture-shape';
import type { Specification } from '@showroom/domain/specification';
import { fuelOf, stepped, torqueOf } from './engine-figures.ts';
import { type OwnSideBySide, ownSideBySides } from './own-machines.data.ts';
import type { Specified } from './specified.ts';

/** л.с. a litre from which it has a turbo. */
const chargedFrom = 130;

/** mm, litres and kg of a side-by-side of a litre: one for work, one for sport. */
const usualSideBySides: Record<'work' | 'sport', OwnSideBySide> = {
  work: [3050, 1590, 1930, 2070, 290, 40, 700, [780, 120], 100, '27x9-14', '27x11-14'],
  sport: [3020, 1630, 1790, 2280, 330, 38, 690, [720, 100], 120, '29x9-14', '29x11-14'],
};

/** People sit in it side by side; a second row lengthens it. */
export function specifySideBySide(subject: Specified): Specification {
  const { address, model, version } = subject;
  const [, volume, power] = version.engine;
  const usual = usualSideBySides[isSportSideBySide(model.code) ? 'sport' : 'work'];
  const [length, width, height, wheelbase, clearance, tank, kg, row, speed, tyres, tyresRear] =
    ownSideBySides[address] ?? usual;
  const seats = version.seats ?? 2;
  const [more, heavier] = seats > 3 ? row : [0, 0];
  const kerbWeight = kg + heavier - (volume < 900 && !ownSideBySides[address] ? 70 : 0);
  const payload = isSportSideBySide(model.code) ? 110 + 85 * seats : 250 + 60 * seats;
  return {
    ...{ length: length + more, width, height, wheelbase: wheelbase + more, clearance, tank, kerbWeight },
    grossWeight: kerbWeight + payload,
    payload,
    ...(!isSportSideBySide(model.code) && { towing: volume >= 900 ? 900 : 600 }),
    // It turns too high for more N·m than л.с., also with a turbo.
    torque: Math.min(torqueOf(version.engine, chargedFrom), Math.round(power * 0.98)),
    ...fuelOf(version.engine),
    topSpeed: ownSideBySides[address] ? speed : Math.min(speed, stepped(24.5 * Math.cbrt(power), 1)),
    ...{ tyres, tyresRear },
  };
}
