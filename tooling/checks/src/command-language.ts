import type { SourceFile } from './source-files.ts';

/** Files of which every word is for the terminal. */
const commands =
  /^(?:apps\/api\/src\/(?:(?:cli|env|log)\.ts|commands\/|db\/|ports\/port-settings\.ts)|tooling\/(?:launcher|bench|releases)\/src\/)/;
/** Words of feeds and of pages, which are data. */
const data = /\.data\.ts$|^tooling\/bench\/src\/feed-stream\.ts$|^tooling\/releases\/src\/consumer-app\.ts$/;
/** Elsewhere: what is printed, what a command fails with, and what an import says of a record. */
const said =
  /(?:\bnew (?:Error|StartError|EnvironmentError|FeedFailure|DatabaseUnavailable|CannotLaunch|ServerFailed)\(|\bproblems\.(?:refuse|note|push)\(|\bstd(?:err|out)\.write\(|\bconsole\.\w+\()[^;]*?;/g;

const cyrillic = /\p{Script=Cyrillic}/u;
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(?<![:'"`\w])\/\/.*$/gm, '');

/** Sentences for the terminal that are not English, with their place. */
export function foreignSentences({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  if (data.test(path)) return [];
  const code = withoutComments(text);
  if (commands.test(path))
    return code.split('\n').flatMap((line, at) => (cyrillic.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []));
  return [...code.matchAll(said)].flatMap(([sentence]) =>
    cyrillic.test(sentence) ? [`${path} ${sentence.replace(/\s+/g, ' ').slice(0, 120)}`] : [],
  );
}
