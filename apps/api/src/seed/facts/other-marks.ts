import { atv } from './atv.data.ts';
import { commercial } from './commercial.data.ts';
import { jetSki } from './jet-ski.data.ts';
import { moto } from './moto.data.ts';
import type { MarkFacts } from './types.ts';

/**
 * Everything but passenger cars. A mark appears once per file that it has models in: join by `code`; its name and
 * country are the same in all of them.
 */
export const otherMarks: readonly MarkFacts[] = [...moto, ...atv, ...jetSki, ...commercial];
