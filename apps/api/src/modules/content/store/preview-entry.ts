import type { Services } from '../../../rpc/context.ts';
import { type Compiled, compileEntry } from '../compile/compile-entry.ts';
import { type EntryName, entryFile } from '../compile/entry-name.ts';
import { siteFactsOf } from '../site-facts.ts';

/** Who edits what: the services and the holding that the member of the staff may change. */
export type Desk = Pick<Services, 'database' | 'holdings' | 'indexNowKey'> & { holdingId: number; actor: string };

/** What a text would look like; nothing is stored. */
export function previewEntry(
  { holdings, holdingId }: Pick<Desk, 'holdings' | 'holdingId'>,
  name: EntryName,
  source: string,
): Compiled {
  const holding = holdings.get(holdingId);
  return compileEntry(source, entryFile(name), holding && siteFactsOf(holding));
}

export const subjectOf = ({ type, lang, code }: EntryName): string => `content:${type}/${lang}/${code}`;
