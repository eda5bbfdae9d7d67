import { execFileSync } from 'node:child_process';

/** What a process holds in memory now, MB of 10⁶ bytes. */
export const residentMb = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1_024) / 1e6;
