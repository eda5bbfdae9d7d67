import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findKept, keepAssets } from './kept-assets.ts';
import { serverOver } from './web-server.fixture.ts';

/** A folder for kept files, and what a release does to the folder of the build. */
async function shell() {
  const dir = await mkdtemp(join(tmpdir(), 'showroom-assets-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const built = join(dir, '.next');
  const folder = join(dir, 'assets');
  let files: Readonly<Record<string, string>> = {};
  let day = 0;
  const release = async (id: string, chunks: Readonly<Record<string, string>>) => {
    await rm(built, { recursive: true, force: true });
    await mkdir(join(built, 'static/chunks'), { recursive: true });
    await writeFile(join(built, 'BUILD_ID'), `${id}\n`);
    for (const [name, text] of Object.entries(chunks)) await writeFile(join(built, 'static/chunks', name), text);
    files = chunks;
    day += 1;
    await keepAssets(built, folder, new Date(2026, 0, day));
  };
  const server = await serverOver(({ url }) => {
    const body = files[String(url).replace('/_next/static/chunks/', '')];
    const type = { 'content-type': 'application/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
    return body === undefined ? { status: 404, body: 'none' } : { headers: type, body };
  }, findKept(folder));
  const ask = async (name: string) => {
    const answer = await server.get(`/_next/static/chunks/${name}`);
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  };
  return { dir, folder, release, ask };
}

test('two builds side by side: an open page of the old one still gets its code, a page of the new one its own', async () => {
  const { release, ask } = await shell();
  await release('one', { 'page-a1.js': 'old()' });
  await release('two', { 'page-b2.js': 'new_()' });
  const old = await ask('page-a1.js');
  expect([old.status, old.body]).toEqual([200, 'old()']);
  expect(old.headers.get('content-type')).toMatch(/^application\/javascript/);
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(old.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await ask('page-b2.js')).body).toBe('new_()');
  expect((await ask('page-c3.js')).status).toBe(404);
});

test('two earlier builds are kept, the oldest goes, and a build that is served again is no old one', async () => {
  const { release, folder } = await shell();
  for (const id of ['one', 'two', 'three']) await release(id, { [`${id}.js`]: id });
  await release('three', { 'three.js': 'three' });
  expect((await readdir(folder)).toSorted()).toEqual(['one', 'three', 'two']);
  await release('one', { 'one.js': 'one' });
  await release('four', { 'four.js': 'four' });
  expect((await readdir(folder)).toSorted()).toEqual(['four', 'one', 'three']);
});

test('nothing but files of a build is found', async () => {
  const { dir, folder, release } = await shell();
  await release('one', { 'a.js': 'a' });
  await writeFile(join(dir, 'secret.js'), 'secret');
  await writeFile(join(folder, 'secret.js'), 'secret');
  const find = findKept(folder);
  expect(await find('/_next/static/chunks/a.js')).toBeDefined();
  for (const path of ['../secret.js', '%2e%2e/secret.js', '..%2fsecret.js', '%00.js', '%zz.js', 'chunks', 'a.map'])
    expect(await find(`/_next/static/${path}`), path).toBeUndefined();
});

test('without a folder nothing is kept and nobody fails', async () => {
  const find = findKept('/nowhere/at/all');
  expect(await find('/_next/static/chunks/a.js')).toBeUndefined();
});
