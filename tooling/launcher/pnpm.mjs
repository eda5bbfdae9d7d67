// Runs the pnpm that `packageManager` pins. One of that version on the PATH starts in 10 ms; `npx`, which a machine with
// npm alone has, needs 2 s to find it. Plain JavaScript: the machine's own Node may be too old for TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';

const { packageManager } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
// On Windows both are command files, which only a shell starts.
const shell = process.platform === 'win32';
const found = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell, cwd: import.meta.dirname });
const isPinned = found.status === 0 && `pnpm@${found.stdout.trim()}` === packageManager;
const [command, ...before] = isPinned ? ['pnpm'] : ['npx', '--yes', packageManager];

const child = spawn(command, [...before, ...process.argv.slice(2)], { stdio: 'inherit', shell });
// A terminal signals the whole group; a supervisor signals this process alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${command} cannot be started: ${error.message}\n`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
});
