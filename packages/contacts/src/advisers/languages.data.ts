import type { Adviser, AdviserLanguage } from '@showroom/domain/vehicle';

const words: Readonly<Record<Exclude<AdviserLanguage, 'ru'>, string>> = { en: 'английский', zh: 'китайский' };

/** `Говорит также на английском, китайском` in a row of a card; undefined for who speaks Russian alone. */
export function spokenLanguages({ languages = [] }: Pick<Adviser, 'languages'>): string | undefined {
  const foreign = languages.filter((language) => language !== 'ru').map((language) => words[language]);
  return foreign.length > 0 ? `Языки: русский, ${foreign.join(', ')}` : undefined;
}
