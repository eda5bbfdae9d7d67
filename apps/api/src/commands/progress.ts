import type { Writable } from 'node:stream';

/** One line of a long piece of work; `done` of `total` in whatever `step` counts. */
export type Progress = { step: string; done: number; total: number };
export type ProgressMode = 'json' | 'bar' | 'plain';

const barWidth = 28;
const minIntervalMs = 80;
const labels: Record<string, string> = {
  migrate: 'Schema',
  seed: 'Vehicles',
  pictures: 'Pictures',
  import: 'Reading, KB',
  photos: 'Photos',
  apply: 'Writing',
};

/** Reports long work: JSON lines for a program that reads them, a bar for a person, a line per step otherwise. */
export function createProgress(mode: ProgressMode, out: Writable): (progress: Progress) => void {
  let last = 0;
  let lastStep = '';
  return (progress) => {
    const finished = progress.done >= progress.total;
    const now = Date.now();
    if (!finished && progress.step === lastStep && now - last < minIntervalMs) return;
    const first = progress.step !== lastStep;
    last = now;
    lastStep = progress.step;
    if (mode === 'json') out.write(`${JSON.stringify({ progress })}\n`);
    else if (mode === 'bar') out.write(`\r${barLine(progress)}${finished ? '\n' : ''}`);
    else if (first || finished) out.write(`${labelOf(progress.step)}: ${progress.done} of ${progress.total}\n`);
  };
}

function labelOf(step: string): string {
  return labels[step] ?? step;
}

function barLine({ step, done, total }: Progress): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * barWidth);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  return `${labelOf(step).padEnd(12)} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${total}`;
}
