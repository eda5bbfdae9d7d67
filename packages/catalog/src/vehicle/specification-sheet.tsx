import type { VehicleDetail } from '@showroom/domain/vehicle';
import { Section } from '@showroom/listing/section';
import { Disclosure } from '@showroom/ui/disclosure';
import { FactList } from '@showroom/ui/fact-list';
import type { Fact } from '../facts/vehicle-facts.ts';
import { vehicleSheet } from '../facts/vehicle-sheet.ts';
import * as css from './vehicle-screen.css.ts';

type Props = {
  vehicle: VehicleDetail;
  /** Facts that stand in no group of the sheet. */
  facts: readonly Fact[];
};

const whole = (fact: Fact) =>
  fact.name === 'vin' ? { ...fact, value: <span className={css.number}>{fact.value}</span> } : fact;

/** All that is known of the vehicle: general facts at once, figures in groups that open. Find in page opens a closed one by itself. */
export function SpecificationSheet({ vehicle, facts }: Props) {
  const groups = vehicleSheet(vehicle);
  if (facts.length + groups.length === 0) return null;
  return (
    <Section title="Характеристики">
      <div className={css.sheet}>
        {facts.length > 0 && <FactList facts={facts.map(whole)} />}
        {groups.map(({ title, rows }) => (
          <Disclosure key={title} summary={title}>
            <FactList facts={rows} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
