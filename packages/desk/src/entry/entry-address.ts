import { type ContentLanguage, contentLanguages } from '@showroom/api-contract/content';
import { type DeskType, deskTypes } from '@showroom/api-contract/desk-content';

/** What tells one text from all others. */
export type EntryAddress = { type: DeskType; lang: ContentLanguage; code: string };

const codePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The text that a query names, `?type=news&lang=ru&code=zima`; undefined where it names none. */
export function readEntryAddress(query: string): EntryAddress | undefined {
  const params = new URLSearchParams(query);
  const type = deskTypes.find((known) => known === params.get('type'));
  const lang = contentLanguages.find((known) => known === (params.get('lang') ?? 'ru'));
  const code = params.get('code')?.trim() ?? '';
  return type && lang && codePattern.test(code) ? { type, lang, code } : undefined;
}

export const entryHref = ({ type, lang, code }: EntryAddress): string =>
  `/reports/entry/?${new URLSearchParams({ type, lang, code })}`;
