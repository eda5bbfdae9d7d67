import type { Adviser } from '@showroom/domain/vehicle';
import { chineseSurnames, firstNames, positionNames } from './facts/adviser-names.data.ts';
import type { AdviserFacts } from './facts/dealer-facts.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Which languages he speaks beside Russian: always the same for one code. */
function spokenBy(code: string): NonNullable<Adviser['languages']> {
  const sum = [...code].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ['ru', ...(sum % 2 === 0 ? (['en'] as const) : []), ...(sum % 3 === 0 ? (['zh'] as const) : [])];
}

/**
 * An adviser as the database keeps him: languages, name and position for foreign readers. Who is in no table of names
 * has no page in Chinese, and an English name by the letters of the Russian one.
 */
export function adviserRow({ extension, ...facts }: AdviserFacts, phone: string): Adviser {
  const [surname = '', first = ''] = facts.name.split(' ');
  // A code is surname and first name in Latin letters.
  const [latinSurname = '', latinFirst = ''] = facts.code.split('-');
  const [latin, chinese] = firstNames[first] ?? [capital(latinFirst), undefined];
  const [english, inChinese] = positionNames[facts.position] ?? [];
  const chineseSurname = chineseSurnames[surname];
  return {
    ...facts,
    phone,
    extension,
    languages: spokenBy(facts.code),
    ...(english && { en: { name: `${latin} ${capital(latinSurname)}`, position: english } }),
    ...(chinese &&
      chineseSurname &&
      inChinese && { zh: { name: `${chinese}·${chineseSurname}`, position: inChinese } }),
  };
}
