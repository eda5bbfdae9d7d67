import type { BrandOverview, ModelVersion } from '@showroom/api-contract/brands';
import { driveTypes, gearTypes } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { formatRoubles } from '@showroom/domain/text';
import { capital } from '../text/capital.ts';
import { engineWords } from '../text/vehicle-words.ts';
import { mainType, subjectName } from './mark-subject.ts';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';

type Row = { key: string; cells: readonly string[] };
const head = `${css.cell} ${css.headCell}`;
const priceWords = (minor: number | null) => (minor === null ? 'по\u00a0запросу' : `от\u00a0${formatRoubles(minor)}`);

/** Scrolls by itself when it is wider than the screen, also from the keyboard. */
function Table({ caption, columns, rows }: { caption: string; columns: readonly string[]; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function versionRow(version: ModelVersion): Row {
  const { engineType, engineVolume, power, gearType, driveType, count, priceFrom } = version;
  const engine = engineWords({ engineType, engineVolume, power });
  const gear = gearType === 'none' ? '—' : gearTypes[gearType];
  const drive = driveType === 'none' ? '—' : driveTypes[driveType];
  return {
    key: [engineType, engineVolume, power, gearType, driveType].join('/'),
    cells: [engine || '—', gear, drive, String(count), priceWords(priceFrom)],
  };
}

/** What a model or series in stock is made of: engines with gearboxes and drives, and trims. */
export function VersionTables({ overview }: { overview: BrandOverview }) {
  const { versions, trims } = overview;
  const name = subjectName(overview);
  const [trimForm, trimForms] = nouns[mainType(overview)].version;
  return (
    <>
      {versions.length > 0 && (
        <OverviewSection title="Модификации и цены">
          <Table
            caption={`Модификации ${name}`}
            columns={['Двигатель', 'Коробка передач', 'Привод', 'В наличии', 'Цена']}
            rows={versions.map(versionRow)}
          />
        </OverviewSection>
      )}
      {trims.length > 0 && (
        <OverviewSection title={capital(trimForms)}>
          <Table
            caption={`${capital(trimForms)} ${name}`}
            columns={[capital(trimForm), 'В наличии', 'Цена']}
            rows={trims.map((trim) => ({
              key: trim.name,
              cells: [trim.name, String(trim.count), priceWords(trim.priceFrom)],
            }))}
          />
        </OverviewSection>
      )}
    </>
  );
}
