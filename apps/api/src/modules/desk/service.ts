import type { DeskEntry, DeskPreview, DeskProblem, DeskSaved } from '@showroom/api-contract/desk-content';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { EntryName } from '../content/compile/entry-name.ts';
import type { Problem } from '../content/compile/problem.ts';
import { entryPath } from '../content/store/entry-path.ts';
import { findEntry, findVersion, versionsOf } from '../content/store/find-entry.ts';
import { type Desk, previewEntry } from '../content/store/preview-entry.ts';
import { publishEntry, unpublishEntry } from '../content/store/publish-entry.ts';
import { saveEntry } from '../content/store/save-entry.ts';
import { findEntryId } from './queries.ts';

const toProblems = (problems: readonly Problem[]): DeskProblem[] => problems.map(({ line, text }) => ({ line, text }));

async function requireEntry({ database, holdingId }: Desk, name: EntryName) {
  const id = await findEntryId(database, holdingId, name);
  const entry = id === undefined ? undefined : await findEntry(database, holdingId, id);
  if (!entry) throw notFound('Такого текста нет.');
  return entry;
}

/** A text with its versions. Throws 404. */
export async function readEntry(desk: Desk, name: EntryName): Promise<DeskEntry> {
  const { id, ...entry } = await requireEntry(desk, name);
  const versions = await versionsOf(desk.database, desk.holdingId, id);
  return {
    ...entry,
    path: entryPath(name),
    versions: versions.map(({ actor: _actor, ...row }) => ({ ...row, isLive: row.version === entry.liveVersion })),
  };
}

/** The text of one version. Throws 404. */
export async function readVersion(desk: Desk, name: EntryName, version: number): Promise<{ source: string }> {
  const { id } = await requireEntry(desk, name);
  const source = await findVersion(desk.database, id, version);
  if (source === undefined) throw notFound('Такой версии нет.');
  return { source };
}

/** Takes a text out of visitors' sight. Throws 404. */
export async function takeOff(desk: Desk, name: EntryName): Promise<{ version: number }> {
  const { id, version } = await requireEntry(desk, name);
  await unpublishEntry(desk, id);
  return { version };
}

/**
 * Keeps a text, and shows it to visitors where `isPublished`. With one problem nothing changes. Throws 409 when somebody else
 * has saved since the editor began.
 */
export async function putEntry(
  desk: Desk,
  name: EntryName,
  { source, base, isPublished }: { source: string; base: number; isPublished: boolean },
): Promise<DeskSaved> {
  const saved = await saveEntry(desk, { name, source, ...(base > 0 && { base }) });
  if ('problems' in saved) return { isStored: false, problems: toProblems(saved.problems), version: base };
  if ('conflict' in saved) {
    throw new ApiError('ALREADY_EXISTS', 'Этот текст уже изменили: откройте страницу заново и\u00a0сравните.');
  }
  const { id, version } = saved.saved;
  if (!isPublished) return { isStored: true, problems: [], version };
  const published = await publishEntry(desk, id);
  // Kept as a draft: what was wrong came between the two steps.
  if ('problems' in published) return { isStored: false, problems: toProblems(published.problems), version };
  return { isStored: true, problems: [], version };
}

/** What a text would look like, or what is wrong in it. */
export function preview(desk: Desk, name: EntryName, source: string): DeskPreview {
  const compiled = previewEntry(desk, name, source);
  if ('problems' in compiled) return { problems: toProblems(compiled.problems), shown: null };
  const { title, lead, picture, blocks } = compiled.entry;
  return { problems: [], shown: { title, lead, picture, blocks } };
}
