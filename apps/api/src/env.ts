import { resolve } from 'node:path';
import * as v from 'valibot';
import { type PortSettings, portEntries, readPortSettings } from './ports/port-settings.ts';

/** A setting that is missing or wrong, as one sentence for the person who starts the process. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const integer = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
const flag = (name: string) =>
  v.optional(
    v.pipe(
      v.picklist(['0', '1', 'true', 'false'], `${name} — это 1 или 0.`),
      v.transform((text) => text === '1' || text === 'true'),
    ),
    '0',
  );

function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'NODE_ENV — это development, test или production.'),
    'development',
  ),
  API_HOST: v.optional(v.pipe(v.string(), v.maxLength(253, 'API_HOST слишком длинный.')), '127.0.0.1'),
  API_PORT: v.optional(integer(0, 65_535, 'API_PORT — целое число от 0 до 65535 (0: любой свободный порт).'), '4000'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isAddress(text, ['postgres:', 'postgresql:']),
        'DATABASE_URL задан неверно: нужен вид postgres://пользователь:пароль@узел:5432/база.',
      ),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  ALLOW_EMBEDDED: flag('ALLOW_EMBEDDED'),
  ALLOW_DEV_ADAPTERS: flag('ALLOW_DEV_ADAPTERS'),
  ...portEntries,
  SEED_VEHICLES: v.optional(
    integer(1, 1_000_000, 'SEED_VEHICLES — целое число от 1 до 1000000 (без него 6000).'),
    '6000',
  ),
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'REVALIDATE_SECRET — не короче 16 знаков.'))),
  REVALIDATE_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
      v.array(
        v.pipe(
          v.string(),
          v.check(
            (text) => isAddress(text, ['http:', 'https:']),
            'REVALIDATE_URLS — адреса через запятую, вида http://localhost:3001/revalidate.',
          ),
        ),
      ),
    ),
    '',
  ),
  STAFF_TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'STAFF_TOKEN_SECRET — не короче 32 знаков.'))),
  TRUST_PROXY: flag('TRUST_PROXY'),
  WARM_PICTURES: flag('WARM_PICTURES'),
  BUILD_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'BUILD_ID — от 1 до 64 латинских букв, цифр, точек и дефисов.')),
    'development',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL — это trace, debug, info, warn, error, fatal или silent.',
    ),
    'info',
  ),
});

/** Settings of the process, parsed once. Nothing else in this workspace reads the environment. */
export type Env = Readonly<{
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Undefined: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute folder of the embedded database and of rendered pictures. */
  dataDir: string;
  seedVehicles: number;
  /** Where to say what changed; empty when no secret is set. */
  revalidate: { secret: string; urls: readonly string[] } | undefined;
  /** Key of staff tokens; undefined: nobody is staff. */
  staffSecret: string | undefined;
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy: boolean;
  /** Whether the listings' pictures are drawn ahead in the background. */
  warmPictures: boolean;
  /** Delivery ports: SMS and e-mail. */
  ports: PortSettings;
  buildId: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}>;

/**
 * Reads the settings from environment variables; relative folders are resolved against `cwd`.
 * Throws `EnvironmentError` that lists everything missing or wrong at once.
 */
export function readEnv(variables: Record<string, string | undefined>, cwd: string): Env {
  // An empty variable means "not set": that is what shells, compose files and CI forms write.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, given);
  if (!result.success) throw new EnvironmentError([...new Set(result.issues.map((issue) => issue.message))]);
  const env = result.output;
  const problems: string[] = [];
  if (env.NODE_ENV === 'production' && env.DATABASE_URL === undefined && !env.ALLOW_EMBEDDED) {
    problems.push(
      'В production нужен DATABASE_URL. Чтобы всё же работать на встроенной базе, задайте ALLOW_EMBEDDED=1.',
    );
  }
  if (env.REVALIDATE_URLS.length > 0 && env.REVALIDATE_SECRET === undefined) {
    problems.push('Задан REVALIDATE_URLS, значит нужен и REVALIDATE_SECRET: без него витрины откажут.');
  }
  const ports = readPortSettings(env, {
    isProduction: env.NODE_ENV === 'production',
    allowDevelopment: env.ALLOW_DEV_ADAPTERS,
  });
  problems.push(...ports.problems);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    mode: env.NODE_ENV,
    host: env.API_HOST,
    port: env.API_PORT,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(cwd, env.DATA_DIR),
    seedVehicles: env.SEED_VEHICLES,
    revalidate:
      env.REVALIDATE_SECRET !== undefined && env.REVALIDATE_URLS.length > 0
        ? { secret: env.REVALIDATE_SECRET, urls: env.REVALIDATE_URLS }
        : undefined,
    staffSecret: env.STAFF_TOKEN_SECRET,
    trustProxy: env.TRUST_PROXY,
    warmPictures: env.WARM_PICTURES,
    ports: ports.settings,
    buildId: env.BUILD_ID,
    logLevel: env.LOG_LEVEL,
  };
}

/** What the process was started with, for a child of it, and `extra` on top. */
export function childEnv(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}

/** The settings of this very process. */
export function processEnv(): Env {
  return readEnv(process.env, process.cwd());
}
