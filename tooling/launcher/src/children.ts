import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A child that ended before it was ready; its own last words are the message. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
}

/** What a person should read of a child's last words: its sentence, without log lines and progress. */
function toSentence(words: string): string {
  const lines = words.split(/[\r\n]+/).filter((line) => line.trim() !== '' && !line.startsWith('{'));
  return lines.join('\n').trim();
}

export type ChildOptions = {
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logDir: string;
  showsProgress?: boolean;
};

/** The servers of one launch: started one by one, stopped together. */
export function createChildren(onUnexpectedEnd: (name: string) => void) {
  const children = new Set<ChildProcess>();
  const pids: Record<string, number> = {};
  let stopping = false;

  /** Starts a server and waits for its line `{"ready":true}`. @throws {ChildFailed} */
  function start(options: ChildOptions): Promise<void> {
    mkdirSync(options.logDir, { recursive: true });
    const log = createWriteStream(join(options.logDir, `${options.name}.log`));
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops the servers in order.
    const child = spawn(process.execPath, options.args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    children.add(child);
    if (child.pid) pids[options.name] = child.pid;
    const lastWords: string[] = [];
    let ready = false;
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        log.write(`${line}\n`);
        if (!ready && line.startsWith('{') && line.includes('"ready":true')) {
          ready = true;
          resolve();
        }
      });
      child.stderr.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (options.showsProgress && !ready && chunk.includes('\r')) process.stderr.write(chunk);
        else lastWords.push(chunk.toString('utf8'));
        if (lastWords.length > 20) lastWords.shift();
      });
      child.once('error', reject);
      child.once('exit', () => {
        children.delete(child);
        log.end();
        if (!ready) reject(new ChildFailed(toSentence(lastWords.join('')) || `${options.name} ended without a word.`));
        else if (!stopping) onUnexpectedEnd(options.name);
      });
    });
  }

  function signal(child: ChildProcess, name: NodeJS.Signals): void {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // Gone already.
    }
  }

  /** Asks every server to stop, shells before the API; kills what is left after 12 s. */
  async function stop(): Promise<void> {
    stopping = true;
    for (const child of [...children].reverse()) {
      const ended = new Promise<void>((resolve) =>
        child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve()),
      );
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), 12_000);
      await ended;
      clearTimeout(timer);
    }
  }

  return { start, stop, pids };
}
