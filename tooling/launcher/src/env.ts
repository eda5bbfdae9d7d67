import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { root } from './root.ts';
import type { Shell } from './shells.ts';

export { root } from './root.ts';

const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^[1-9]\d{0,4}$/, 'a port number from 1 to 65535'),
    v.transform(Number),
    v.maxValue(65_535, 'a port number from 1 to 65535'),
  );

const schema = v.object({
  API_PORT: port('4000'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'an address that begins with postgres://')),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.string(), '.data'),
    v.transform((dir) => resolve(root, dir)),
  ),
  SEED_VEHICLES: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'a whole number'))),
});

/** Settings of a launch, and the port of each storefront by its code. */
export type LaunchEnv = v.InferOutput<typeof schema> & { shellPorts: Readonly<Record<string, number>>; secret: string };

const portsOf = (shells: readonly Shell[]) =>
  v.object(Object.fromEntries(shells.map((shell) => [shell.portName, port(String(shell.port))])));

/** Ports and data of a launch. @throws {Error} one sentence that names each wrong variable. */
export function readLaunchEnv(shells: readonly Shell[], source: NodeJS.ProcessEnv = process.env): LaunchEnv {
  const result = v.safeParse(schema, source);
  const ports = v.safeParse(portsOf(shells), source);
  if (!result.success || !ports.success) {
    throw new Error(
      [...(result.issues ?? []), ...(ports.issues ?? [])]
        .map(
          (issue) =>
            `${v.getDotPath(issue)} is set to "${String(issue.input).replace(/:[^:@/]*@/, ':…@')}", expected: ${issue.message}.`,
        )
        .join('\n'),
    );
  }
  const named = { ...ports.output, API_PORT: result.output.API_PORT };
  if (new Set(Object.values(named)).size !== Object.keys(named).length)
    throw new Error(`${Object.keys(named).join(', ')} must be different ports.`);
  const shellPorts = Object.fromEntries(shells.map(({ code, portName }) => [code, ports.output[portName] ?? 0]));
  return { ...result.output, shellPorts, secret: randomBytes(24).toString('base64url') };
}

/** The environment that every child inherits, without what a package manager adds for itself. */
export function childEnv(extra: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  return Object.fromEntries([...inherited, ...Object.entries(extra).filter(([, value]) => value !== undefined)]);
}

/** The environment of a package manager: all that is set, the registry among it, but for Node's own settings. */
export function packageManagerEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, ...extra };
}

/** Sets variables for the servers that this process starts. */
export function passToServers(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables);
}
