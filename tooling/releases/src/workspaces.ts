import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifest = v.looseObject({
  name: v.string(),
  version: v.string(),
  private: v.optional(v.boolean(), false),
  exports: v.optional(v.record(v.string(), v.string()), {}),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
});

export type Manifest = v.InferOutput<typeof manifest>;

/** A workspace whose changes its readers hear of. `dir` is relative to the root. */
export type Workspace = { dir: string; manifest: Manifest };

export function readManifest(file: string): Manifest {
  return v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
}

/** Packages and apps. What stands under `tooling/` serves the repository alone and is released to nobody. */
export function findWorkspaces(root: string): Workspace[] {
  return ['packages', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .map((name) => `${kind}/${name}`)
      .filter((dir) => existsSync(join(root, dir, 'package.json')))
      .map((dir) => ({ dir, manifest: readManifest(join(root, dir, 'package.json')) })),
  );
}
