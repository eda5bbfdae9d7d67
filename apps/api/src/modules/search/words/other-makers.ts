import { foldText } from '@showroom/domain/search/search-atoms';
import { otherMakers } from './other-makers.data.ts';
import { wholeWord } from './whole-word.ts';

const rows = otherMakers.map(([thing, makers]) => ({ thing, said: wholeWord(makers, 'giu') }));

/** A text with the thing that is meant in place of a maker whom the shop has not: «матадор r15» are tyres. */
export const withThingsOfMakers = (text: string, isSold: (maker: string) => boolean): string =>
  rows
    .reduce(
      (rest, { thing, said }) => rest.replace(said, (maker) => (isSold(foldText(maker)) ? maker : ` ${thing} `)),
      text,
    )
    // Who makes parts of many kinds is asked for as such.
    .replace(/^\s+$/, 'запчасти');

/** Patterns of such makers that a text names, each with those of the same thing. */
export const readOtherMakers = (text: string): RegExp[] =>
  rows.flatMap(({ said }) => (text.search(said) >= 0 ? [new RegExp(said.source, 'iu')] : []));
