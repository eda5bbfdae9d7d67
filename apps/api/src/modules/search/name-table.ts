import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { Executor } from '../../db/database.ts';
import { markNicknames, modelNicknames } from './nicknames.data.ts';
import { buildCodeTable, type CodeTable } from './read-codes.ts';

type Named = { id: number; code: string; name: string; nameRu: string };
export type MarkName = Named & { country: string };
/** `klass` is the size class, null where nobody told it. */
export type ModelName = Named & { markId: number; type: string; klass: string | null; bodyTypes: readonly string[] };

/** A spelling of a model: `Land Cruiser`, `Ленд Крузер`, `крузак`. */
type Variant = { model: number; atoms: number };
type Posting = { marks: number[]; variants: number[] };

/** Marks and models by the words of all their names. Models and marks are positions in the lists. */
export type NameTable = {
  marks: readonly MarkName[];
  models: readonly ModelName[];
  /** Position of the mark of each model. */
  markOf: Int32Array;
  modelsOf: readonly (readonly number[])[];
  variants: readonly Variant[];
  postings: ReadonlyMap<string, Posting>;
  /** Names of models with their words joined: `x5`, `rav4`. */
  joined: ReadonlySet<string>;
  /** Generations of models by their codes: `e70`. */
  codes: CodeTable;
};

/** All marks and models, with what the database calls them. */
export async function loadNames(executor: Executor): Promise<{ marks: MarkName[]; models: ModelName[] }> {
  const marks = await executor.query<MarkName>(
    'select id, code, name, name_ru as "nameRu", country from mark order by id',
  );
  const models = await executor.query<ModelName>(
    `select id, code, name, name_ru as "nameRu", mark_id as "markId", type, klass, body_types as "bodyTypes"
     from model order by id`,
  );
  return { marks, models };
}

const isWord = (atom: string) => /^\D/.test(atom) && atom.length > 1;

/** The words of a name, and once more as one when people leave its spaces out: `грейтволл`. */
function spellings(name: string): string[][] {
  const atoms = [...new Set(searchAtoms(name))];
  const joined = atoms.join('');
  return atoms.length > 1 && atoms.every(isWord) ? [atoms, [joined]] : [atoms];
}

/** Builds the table from the names of the database and the nicknames that people use. */
export function buildNameTable(marks: readonly MarkName[], models: readonly ModelName[]): NameTable {
  const postings = new Map<string, Posting>();
  const postingOf = (word: string) => {
    const known = postings.get(word);
    if (known) return known;
    const fresh: Posting = { marks: [], variants: [] };
    postings.set(word, fresh);
    return fresh;
  };
  const places = new Map(marks.map(({ id }, place) => [id, place]));
  const markOf = Int32Array.from(models, ({ markId }) => places.get(markId) ?? -1);
  const modelsOf: number[][] = marks.map(() => []);
  for (const [place, { code, name, nameRu }] of marks.entries()) {
    const words = [name, nameRu, ...(markNicknames[code] ?? [])].flatMap(spellings).flat();
    for (const word of new Set(words)) postingOf(word).marks.push(place);
  }
  const variants: Variant[] = [];
  const joined = new Set<string>();
  for (const [model, { code, name, nameRu }] of models.entries()) {
    const mark = markOf[model] ?? -1;
    modelsOf[mark]?.push(model);
    const names = [name, nameRu, ...(modelNicknames[`${marks[mark]?.code}/${code}`] ?? [])];
    for (const atoms of names.flatMap(spellings)) {
      for (const word of atoms) postingOf(word).variants.push(variants.length);
      joined.add(atoms.join(''));
      variants.push({ model, atoms: atoms.length });
    }
  }
  const codes = buildCodeTable(
    marks.map(({ code }) => code),
    models,
    markOf,
  );
  return { marks, models, markOf, modelsOf, variants, postings, joined, codes };
}
