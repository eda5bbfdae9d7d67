import { parseArgs } from 'node:util';
import { type FeedFormat, feedFormats } from '../modules/feeds/parse/feed-shapes.data.ts';
import { StartError } from './start-error.ts';

export type ImportArguments = {
  /** Path or address of the feed. */
  place: string;
  holding: number | undefined;
  dealer: string | undefined;
  format: FeedFormat | undefined;
  /** Goods of the shop in place of vehicles. */
  goods: boolean;
  dryRun: boolean;
  allowWithdraw: boolean;
  allowLoopback: boolean;
  /** File that gets every problem as a line of JSON. */
  report: string | undefined;
  progress: 'json' | 'bar' | undefined;
};

export const importUsage = `Usage: pnpm api import <file or address> --holding 1

  --holding <number>  whose stock this is; not needed with --dealer
  --dealer <code>     all vehicles of the file stand at this dealer
  --format <format>   ${feedFormats.join(', ')}; usually told by the file itself
  --goods             the file has goods of the shop (YML or CSV): stock and prices
  --dry-run           check everything, change nothing
  --allow-withdraw    allow withdrawing more than half of the vehicles of this source
  --allow-loopback    allow an address of this machine
  --report <file>     write all problems as lines of JSON`;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        holding: { type: 'string' },
        dealer: { type: 'string' },
        format: { type: 'string' },
        goods: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        'allow-withdraw': { type: 'boolean' },
        'allow-loopback': { type: 'boolean' },
        report: { type: 'string' },
        progress: { type: 'string' },
      },
    });
  } catch {
    throw new StartError(`Unknown options: ${argv.join(' ')}.\n\n${importUsage}`);
  }
}

/** Reads what follows `import` on the command line. Throws `StartError`. */
export function readImportArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [place, ...rest] = positionals;
  if (!place || rest.length > 0) throw new StartError(importUsage);
  const { holding, dealer, progress } = values;
  if (holding !== undefined && !/^[1-9]\d{0,3}$/.test(holding))
    throw new StartError(`--holding is the number of a holding.\n\n${importUsage}`);
  if (holding === undefined && dealer === undefined)
    throw new StartError(`Give --holding or --dealer.\n\n${importUsage}`);
  const format = feedFormats.find((known) => known === values.format);
  if (values.format !== undefined && !format)
    throw new StartError(`--format is one of ${feedFormats.join(', ')}.\n\n${importUsage}`);
  if (progress !== undefined && progress !== 'json' && progress !== 'bar')
    throw new StartError(`--progress is json or bar.\n\n${importUsage}`);
  return {
    place,
    holding: holding === undefined ? undefined : Number(holding),
    dealer,
    format,
    goods: values.goods ?? false,
    dryRun: values['dry-run'] ?? false,
    allowWithdraw: values['allow-withdraw'] ?? false,
    allowLoopback: values['allow-loopback'] ?? false,
    report: values.report,
    progress,
  };
}
