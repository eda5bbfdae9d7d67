import { type ChildProcess, fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type BodyType, bodyTypes } from '@showroom/domain/dictionaries';
import { cabinShapeBeside } from '@showroom/domain/picture-shape';
import {
  type FromStudio,
  type ShareCard,
  type StoredPicture,
  sharePath,
  type ToStudio,
} from '@showroom/domain/picture-studio';
import { childEnv } from '../env.ts';

type Question = { message: Exclude<ToStudio, { kind: 'leave' }>; tries: number };
type Waiting = Question & { resolve: (picture: StoredPicture | null) => void; reject: (error: Error) => void };
type Asked = ToStudio extends infer M
  ? M extends { kind: 'leave' }
    ? never
    : M extends unknown
      ? Omit<M, 'id'>
      : never
  : never;

export type Studio = {
  /** The picture of a path under `/media/`, drawn on first demand; null when it names none. Rejects once `signal` is aborted. */
  get(path: string, signal?: AbortSignal): Promise<StoredPicture | null>;
  /** Another size of the same picture that is there already, the largest; null when none is. Never draws. */
  near(path: string): Promise<StoredPicture | null>;
  /** The link preview of a key; `card` is made when it has to be drawn. */
  share(key: string, card: () => Promise<ShareCard>): Promise<StoredPicture>;
  /**
   * Draws what a page shows that is on its way (`opened`), or, before the rest of the background, what pages show that somebody may open
   * next (paths under `/media/`). Never rejects.
   */
  expect(paths: readonly string[], when: 'opened' | 'soon'): Promise<void>;
  /** Draws these in the background, visitors' requests first. */
  warm(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** A question that two processes died over is given up: it may be what kills them. */
const mostTries = 2;
/** The forms that drawn pictures have; everything else never reaches the disk. */
const drawnPath = /^[a-z0-9-]+(?:\/[a-z0-9-]+){1,5}(?:@2x)?\.(webp|jpg)$/;
/** An interior as its vehicle names it. */
const besidePath = /^(studio\/([a-z-]+))\/([a-z0-9-]+)\/([a-z]+)\/interior-([a-z]+)\/(.+)$/;

/** Where a picture lies: many models share an interior. */
function placeOf(path: string): string {
  const [, start, body = '', shape = '', color, code = '', file] = besidePath.exec(path) ?? [];
  const cabin = Object.hasOwn(bodyTypes, body) && cabinShapeBeside(body as BodyType, shape, code);
  return cabin ? `${start}/${cabin}/${color}/interior/${file}` : path;
}
/** So many pictures are remembered as drawn or on their way. */
const mostRemembered = 50_000;
const largestFirst = ['hero@2x', 'hero', 'card@2x', 'card', 'thumb@2x', 'thumb'];
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Planes of pictures are taken again at once: what the API gives back at every turn costs a tenth of a drawing. */
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
};

function startProcess(program: string, folder: string): ChildProcess {
  return fork(program, [folder], {
    execArgv: [],
    env: childEnv(memory),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Pictures and cards travel as bytes.
    serialization: 'advanced',
  });
}

/**
 * Pictures drawn by another program (`program`, its file) into `folder`. Its process starts with the first question that the disk
 * does not answer, ends when idle, and is started again when it died with questions open.
 */
export function openStudio(program: string, folder: string): Studio {
  const open = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let dir: string | undefined;
  let last = 0;
  let isClosed = false;

  function begin(): void {
    const started = startProcess(program, folder);
    child = started;
    started.unref();
    started.channel?.unref();
    let isGone = false;
    const end = () => {
      if (isGone) return;
      isGone = true;
      if (child === started) child = undefined;
      const left = [...open.values()];
      for (const waiting of left) {
        waiting.tries += 1;
        if (!isClosed && waiting.tries < mostTries) continue;
        open.delete(waiting.message.id);
        waiting.reject(new Error('the program that draws ended'));
      }
      if (open.size === 0) return;
      begin();
    };
    started.on('exit', end);
    started.on('error', end);
    started.on('message', (message: FromStudio) => {
      if (message.kind === 'ready') {
        dir = message.dir;
        return;
      }
      const waiting = open.get(message.id);
      open.delete(message.id);
      if (message.kind === 'found') waiting?.resolve(message.picture);
      else waiting?.reject(new Error(message.error));
    });
    for (const { message } of open.values()) started.send(message, () => {});
  }

  function ask(asked: Asked, signal?: AbortSignal): Promise<StoredPicture | null> {
    if (isClosed) return Promise.reject(new Error('the studio is closed'));
    last += 1;
    const message = { ...asked, id: last } as Question['message'];
    return new Promise((resolve, reject) => {
      open.set(message.id, { message, tries: 0, resolve, reject });
      if (child?.connected) child.send(message, () => {});
      else if (!child) begin();
      signal?.addEventListener('abort', () => {
        if (child?.connected) child.send({ kind: 'leave', id: message.id } satisfies ToStudio, () => {});
      });
    });
  }

  async function onDisk(path: string): Promise<StoredPicture | null> {
    const [, ending] = drawnPath.exec(path) ?? [];
    const file = join(dir ?? '', placeOf(path));
    if (dir === undefined || !ending || !(await isThere(file))) return null;
    return { file, type: ending === 'jpg' ? 'image/jpeg' : 'image/webp' };
  }

  const remembered = new Set<string>();

  return {
    async expect(paths, when) {
      const fresh = when === 'opened' ? paths : paths.filter((path) => !remembered.has(path));
      if (fresh.length === 0) return;
      if (remembered.size > mostRemembered) remembered.clear();
      for (const path of fresh) remembered.add(path);
      const missing: string[] = [];
      for (const path of fresh) if (!(await onDisk(path))) missing.push(path);
      // Whoever asks for one of them is told why it cannot be drawn.
      if (missing.length > 0) await ask({ kind: 'expect', paths: missing, when }).catch(() => {});
    },
    async get(path, signal) {
      if (!drawnPath.test(path)) return null;
      return (await onDisk(path)) ?? ask({ kind: 'get', path }, signal);
    },
    async near(path) {
      const base = path.slice(0, path.lastIndexOf('/'));
      for (const size of largestFirst) {
        const found = await onDisk(`${base}/${size}.webp`);
        if (found) return found;
      }
      return null;
    },
    async share(key, card) {
      const there = await onDisk(sharePath(key));
      if (there) return there;
      const drawn = await ask({ kind: 'share', key, card: await card() });
      if (!drawn) throw new Error(`no preview was drawn for ${key}`);
      return drawn;
    },
    async warm(paths) {
      await ask({ kind: 'ahead', paths });
    },
    async close() {
      isClosed = true;
      const ending = child;
      if (!ending) return;
      await new Promise<void>((done) => {
        ending.once('exit', () => done());
        ending.kill('SIGTERM');
      });
    },
  };
}
