import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';

/** The pages behind the words of the consent texts. */
const pages: Readonly<Record<string, string>> = {
  'пользовательское соглашение': '/terms-of-use/',
  'условия обработки персональных данных': '/consent-to-processing/',
  'обработку персональных данных': '/consent-to-processing/',
};

const named = new RegExp(`(${Object.keys(pages).join('|')})`);

/** A consent text, letter for letter, with its documents as links. They open beside the form, which must not be lost. */
export function linkedText(text: string): ReactNode {
  return text.split(named).map((part) =>
    pages[part] ? (
      <TextLink key={part} href={pages[part]} target="_blank" rel="noopener">
        {part}
      </TextLink>
    ) : (
      // The sentence stays as it was agreed to; only no line of it ends with its «и».
      part.replace(' и ', ' и\u00a0')
    ),
  );
}
