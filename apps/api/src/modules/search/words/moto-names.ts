import { foldText } from '@showroom/domain/search/search-atoms';
import { lorryBegins, lorryWords } from './lorry-words.data.ts';
import {
  aroundSnowmobiles,
  besideSnowmobiles,
  motoKinds,
  motoMarks,
  motoNames,
  snowmobiles,
  sureSnowmobiles,
} from './moto-names.data.ts';
import { wholeWord } from './whole-word.ts';

/** Where the first bracket of a pattern closes. */
function closeOf(pattern: string): number {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === '(') depth += 1;
    else if (pattern[at] === ')' && --depth === 0) return at;
  }
  return pattern.length;
}

/** Whether a pattern takes a part out, or has ways beside the first. */
function isBranching(pattern: string): boolean {
  let rest = pattern;
  for (let at = rest.indexOf('(?'); at >= 0; at = rest.indexOf('(?'))
    rest = rest.slice(0, at) + rest.slice(at + closeOf(rest.slice(at)) + 1);
  return rest.includes('|') || /\((?!\?)/.test(pattern);
}

/** What is looked for is asked before what stands before it: at most places it is not there. */
function cheapFirst(said: string): string {
  if (!said.startsWith('(?<=')) return said;
  const rest = said.slice(closeOf(said) + 1);
  return rest === '' || isBranching(rest) ? said : `(?=${rest})${said}`;
}

const kinds = motoKinds.map(([said, means]) => ({ said: wholeWord(cheapFirst(said)), means }));
let lorryKinds: typeof kinds | undefined;
/** Read when first needed: few queries have any. */
const kindsOfLorries = () => {
  lorryKinds ??= lorryWords.map(([said, means]) => ({ said: wholeWord(said), means }));
  return lorryKinds;
};
const names = motoNames.map(([mark, said, written]) => ({
  said: wholeWord(said),
  mark,
  isMarked: new RegExp(`(?<!\\p{L})(?:${motoMarks[mark]})`, 'u'),
  written,
}));
const anything = new RegExp(
  [...motoKinds.map(([said]) => said), ...motoNames.map(([, said]) => said)].map(cheapFirst).join('|'),
  'u',
);
const isSnowmobile = wholeWord(snowmobiles);
const ofSnowmobile = new RegExp(`^(?:(?:${snowmobiles}|${besideSnowmobiles})(?:\\s+|$))+$`, 'u');
const isSure = new RegExp(`^(?:${sureSnowmobiles})(?!\\p{L})`, 'u');
const isAround = new RegExp(`(?<!\\p{L})(?:${aroundSnowmobiles})`, 'u');
/** More words are a whole sentence. */
const mostWords = 4;
/** «ski-doo summit»: of its models few are listed. */
const isOneOfMany = (folded: string): boolean =>
  isSure.test(folded) && !isAround.test(folded) && folded.split(/\s+/).length <= mostWords;

/**
 * A query with the names that people give to motorcycles, lorries and the like as they are written, each beside its mark: «драга» is a Yamaha
 * Drag Star. No snowmobile is sold, whatever it is called.
 */
export function withMotoNames(typed: string): string {
  const folded = foldText(typed);
  if (isSnowmobile.test(folded) && (ofSnowmobile.test(folded) || isOneOfMany(folded))) return 'снегоход';
  const isLorry = lorryBegins.test(folded);
  if (!isLorry && !anything.test(folded)) return typed;
  const all = isLorry ? [...kinds, ...kindsOfLorries()] : kinds;
  const text = all.reduce((plain, { said, means }) => plain.replace(said, means), folded);
  const name = names.find(({ said }) => said.test(text));
  const named = name
    ? `${name.isMarked.test(text) ? '' : `${name.mark} `}${text.replace(name.said, name.written)}`
        .replace(/\s+/g, ' ')
        .trim()
    : text;
  return named === folded ? typed : named;
}
