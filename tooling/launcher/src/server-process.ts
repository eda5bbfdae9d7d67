import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server that ended before it was ready; its own last words are the message. */
export class ServerFailed extends Error {
  override readonly name = 'ServerFailed';
}

export type ServerOptions = {
  name: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Its output goes to `<logDir>/<name>.log`. */
  logDir: string;
  /** Whether its progress bar is shown until it is ready. */
  showsProgress?: boolean;
};

export type ServerProcess = {
  pid: number | undefined;
  /** Its line `{"ready":true}` came. @throws {ServerFailed} when it ended before */
  ready: Promise<void>;
  /** Resolves with how it ended: `SIGKILL`, `exit code 1`. */
  ended: Promise<string>;
  /** What it said last on stderr, as a sentence for a person; empty when it said nothing. */
  lastWords(): string;
  /** Signals the process and its children. */
  signal(name: NodeJS.Signals): void;
};

/** What a person should read of a server's last words: its sentence, without log lines and progress. */
function toSentence(words: string): string {
  const lines = words.split(/[\r\n]+/).filter((line) => line.trim() !== '' && !line.startsWith('{'));
  return lines.join('\n').trim();
}

/** Starts a server. `append` continues its log in place of beginning a new one. */
export function startServer(options: ServerOptions, { append = false } = {}): ServerProcess {
  mkdirSync(options.logDir, { recursive: true });
  const log = createWriteStream(join(options.logDir, `${options.name}.log`), { flags: append ? 'a' : 'w' });
  // A group of its own: Ctrl-C reaches the launcher alone, which then stops the servers in order.
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const words: string[] = [];
  const lastWords = () => toSentence(words.join(''));
  let isGone = false;
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid && !isGone) process.kill(-child.pid, name);
    } catch {
      // Its last process has just ended.
    }
  };
  let isReady = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) => {
      // What a killed server leaves behind would hold its port and its files.
      signal('SIGKILL');
      isGone = true;
      const how = by ?? `exit code ${code}`;
      child.once('close', () => resolve(how));
      // A process that left the group may hold the pipes: its words are not waited for.
      setTimeout(() => resolve(how), 1_000).unref();
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.write(`${line}\n`);
      if (isReady || !line.startsWith('{') || !line.includes('"ready":true')) return;
      isReady = true;
      words.length = 0;
      resolve();
    });
    void ended.then((how) =>
      reject(new ServerFailed(lastWords() || `${options.name} ended before it was ready: ${how}.`)),
    );
  });
  child.stderr.on('data', (chunk: Buffer) => {
    log.write(chunk);
    if (options.showsProgress && !isReady && chunk.includes('\r')) process.stderr.write(chunk);
    else words.push(chunk.toString('utf8'));
    if (words.length > 20) words.shift();
  });
  child.once('close', () => log.end());
  return { pid: child.pid, ready, ended, lastWords, signal };
}
