import { formatDayMonth } from '@showroom/domain/dates';
import { inspectionPoints } from '@showroom/domain/inspection';
import { countOf, formatDecimal } from '@showroom/domain/text';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { inspectionGroups, repaintedFrom, repaintedPanels } from '@showroom/domain/vehicle-inspection';
import { Section } from '@showroom/listing/section';
import { Disclosure } from '@showroom/ui/disclosure';
import { FactList } from '@showroom/ui/fact-list';
import { Text } from '@showroom/ui/text';
import * as css from './vehicle-screen.css.ts';

const nbsp = '\u00a0';

function paintWords(count: number): string {
  if (count === 0) return `На${nbsp}всех измеренных деталях заводская краска`;
  const panels = countOf(count, ['детали', 'деталях', 'деталях']);
  return `На${nbsp}${panels} краска толще ${repaintedFrom}${nbsp}мкм: ${count === 1 ? 'её' : 'их'} окрашивали повторно`;
}

/** What the dealer measured on a used car before putting it on sale, in groups that open; nothing where nobody measured. */
export function InspectionReport({ inspection }: Pick<VehicleDetail, 'inspection'>) {
  if (!inspection) return null;
  return (
    <Section title="Осмотр и замеры">
      <div className={css.sheet}>
        <Text>
          {`${inspectionPoints}${nbsp}пунктов, ${formatDayMonth(inspection.on)}. ${paintWords(repaintedPanels(inspection))}.`}
        </Text>
        {inspectionGroups.map(({ code, title, unit, rows }) => {
          const measured = inspection.figures[code] ?? {};
          const facts = Object.entries(rows).flatMap(([place, label]) => {
            const value = measured[place];
            return value === undefined ? [] : [{ label, value: `${formatDecimal(value)}${nbsp}${unit}` }];
          });
          return facts.length === 0 ? null : (
            <Disclosure key={code} summary={title}>
              <FactList facts={facts} />
            </Disclosure>
          );
        })}
      </div>
    </Section>
  );
}
