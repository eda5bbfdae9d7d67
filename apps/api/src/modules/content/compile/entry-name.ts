import { type ContentLanguage, contentLanguages } from '@showroom/api-contract/content';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import type { EntryType } from '../../../db/content-schema.ts';
import { type EntryFolder, entryFolders } from './entry-types.data.ts';

export type EntryName = { type: EntryType; lang: ContentLanguage; code: string };

const isFolder = (name: string): name is EntryFolder => Object.hasOwn(entryFolders, name);
const isLanguage = (name: string): name is ContentLanguage => contentLanguages.some((known) => known === name);

/** Pages of other languages live under `/en/…`, so their slug begins with the language; the file may leave it out. */
function pageCode(code: string, lang: ContentLanguage | undefined): EntryName {
  const prefix = contentLanguages.find((known) => known !== 'ru' && (code === known || code.startsWith(`${known}-`)));
  if (!lang || lang === prefix) return { type: 'page', lang: prefix ?? 'ru', code };
  return { type: 'page', lang, code: lang === 'ru' ? code : `${lang}-${code}` };
}

/** What a file is, by its address `news/winter.en.md`; undefined when that says nothing. */
export function readEntryName(file: string): EntryName | undefined {
  const [, folder = '', code = '', suffix] =
    /(?:^|[\\/])([a-z]+)[\\/]([^\\/.]+)(?:\.([a-z]{2}))?\.md$/.exec(file) ?? [];
  if (!isFolder(folder) || !v.is(codeSchema, code)) return undefined;
  if (suffix !== undefined && !isLanguage(suffix)) return undefined;
  if (folder === 'pages') {
    const name = pageCode(code, suffix);
    return v.is(codeSchema, name.code) ? name : undefined;
  }
  return { type: entryFolders[folder], lang: suffix ?? 'ru', code };
}

/** The address of a file, back from what it is. */
export function entryFile({ type, lang, code }: EntryName): string {
  const folder = Object.entries(entryFolders).find(([, of]) => of === type)?.[0];
  const suffix = lang === 'ru' || type === 'page' ? '' : `.${lang}`;
  return `${folder}/${code}${suffix}.md`;
}
