import type { PersonalLanguage } from '@showroom/domain/contact-paths';
import * as css from './personal.css.ts';
import { languageTags, ownNames } from './personal-words.data.ts';

type Props = {
  label: string;
  languages: readonly PersonalLanguage[];
  hrefOf: (language: PersonalLanguage) => string;
};

/** The same page in the other languages, each named by itself. */
export function OtherLanguages({ label, languages, hrefOf }: Props) {
  if (languages.length === 0) return null;
  return (
    <nav aria-label={label} className={css.links}>
      {languages.map((language) => (
        <a
          key={language}
          href={hrefOf(language)}
          lang={languageTags[language]}
          hrefLang={languageTags[language]}
          className={css.language}
        >
          {ownNames[language]}
        </a>
      ))}
    </nav>
  );
}
