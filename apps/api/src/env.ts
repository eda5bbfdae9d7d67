import { resolve } from 'node:path';
import * as v from 'valibot';
import { type BankSettings, bankEntries, readBankSettings } from './ports/bank-settings.ts';
import { type PhotoSettings, photoEntries, readPhotoSettings } from './ports/photo-settings.ts';
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
      v.picklist(['0', '1', 'true', 'false'], `${name} is 1 or 0.`),
      v.transform((text) => text === '1' || text === 'true'),
    ),
    '0',
  );

function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Parts between commas, each right by itself; none where nothing is set. */
const commaList = (isRight: (text: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
      v.array(v.pipe(v.string(), v.check(isRight, message))),
    ),
    '',
  );

const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'NODE_ENV is development, test or production.'),
    'development',
  ),
  API_HOST: v.optional(v.pipe(v.string(), v.maxLength(253, 'API_HOST is too long.')), '127.0.0.1'),
  API_PORT: v.optional(integer(0, 65_535, 'API_PORT is a whole number from 0 to 65535 (0: any free port).'), '4000'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isAddress(text, ['postgres:', 'postgresql:']),
        'DATABASE_URL is wrong: the form is postgres://user:password@host:5432/database.',
      ),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  ALLOW_EMBEDDED: flag('ALLOW_EMBEDDED'),
  ALLOW_DEV_ADAPTERS: flag('ALLOW_DEV_ADAPTERS'),
  ...portEntries,
  ...bankEntries,
  ...photoEntries,
  SEED_VEHICLES: v.optional(
    integer(1, 1_000_000, 'SEED_VEHICLES is a whole number from 1 to 1000000 (6000 without it).'),
    '6000',
  ),
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'REVALIDATE_SECRET has at least 16 characters.'))),
  REVALIDATE_URLS: commaList(
    (text) => isAddress(text, ['http:', 'https:']),
    'REVALIDATE_URLS is a list of addresses with commas, like http://localhost:3001/revalidate.',
  ),
  STAFF_TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'STAFF_TOKEN_SECRET has at least 32 characters.'))),
  FEED_KEYS: commaList(
    (text) => /^[a-z0-9-]{1,40}=[\w-]{24,}$/.test(text),
    'FEED_KEYS is a list like auto-ru=<24 or more letters and digits>,drom=….',
  ),
  GROUP_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'GROUP_WEBHOOK_SECRET has at least 32 characters.')),
  ),
  CUSTOMER_TOKEN_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'CUSTOMER_TOKEN_SECRET has at least 32 characters.')),
  ),
  TRUST_PROXY: flag('TRUST_PROXY'),
  WARM_PICTURES: flag('WARM_PICTURES'),
  STUDIO_PROGRAM: v.optional(v.string()),
  EXAMPLE_CUSTOMERS: flag('EXAMPLE_CUSTOMERS'),
  BUILD_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'BUILD_ID is 1 to 64 Latin letters, digits, dots and hyphens.')),
    'development',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL is trace, debug, info, warn, error, fatal or silent.',
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
  /** Keys of the readers of our feeds by the reader's name: who has one gets full VINs. */
  feedKeys: readonly { reader: string; key: string }[];
  /** Key of the customers' tokens; undefined: one kept in the data folder. */
  tokenSecret: string | undefined;
  /** Key of what the group's systems send; undefined: kept in the data folder beside an embedded database, else nobody may send. */
  groupSecret: string | undefined;
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy: boolean;
  /** Whether the listings' pictures are drawn ahead in the background. */
  warmPictures: boolean;
  /** File of the program that draws (`tooling/image-renderer/src/main.ts`); undefined: pages stand without drawn pictures. */
  studioProgram: string | undefined;
  /** Whether a start makes the example customer of each holding that has none. */
  exampleCustomers: boolean;
  /** Delivery ports: SMS and e-mail. */
  ports: PortSettings;
  /** Where photos of vehicles are fetched from, and kept. */
  photos: PhotoSettings;
  /** Where payments go. */
  bank: BankSettings;
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
    problems.push('Production needs DATABASE_URL. To run on the embedded database all the same, set ALLOW_EMBEDDED=1.');
  }
  if (env.REVALIDATE_URLS.length > 0 && env.REVALIDATE_SECRET === undefined) {
    problems.push('REVALIDATE_URLS needs REVALIDATE_SECRET: without it the storefronts refuse.');
  }
  if (env.NODE_ENV === 'production' && env.CUSTOMER_TOKEN_SECRET === undefined && env.DATABASE_URL !== undefined) {
    problems.push('Production needs CUSTOMER_TOKEN_SECRET, the same for every process: customers are signed in by it.');
  }
  const standIns = { isProduction: env.NODE_ENV === 'production', allowDevelopment: env.ALLOW_DEV_ADAPTERS };
  const ports = readPortSettings(env, standIns);
  const bank = readBankSettings(env, standIns);
  const dataDir = resolve(cwd, env.DATA_DIR);
  const photos = readPhotoSettings(env, { ...standIns, dataDir });
  problems.push(...ports.problems, ...bank.problems, ...photos.problems);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    mode: env.NODE_ENV,
    host: env.API_HOST,
    port: env.API_PORT,
    databaseUrl: env.DATABASE_URL,
    dataDir,
    seedVehicles: env.SEED_VEHICLES,
    revalidate:
      env.REVALIDATE_SECRET !== undefined && env.REVALIDATE_URLS.length > 0
        ? { secret: env.REVALIDATE_SECRET, urls: env.REVALIDATE_URLS }
        : undefined,
    tokenSecret: env.CUSTOMER_TOKEN_SECRET,
    groupSecret: env.GROUP_WEBHOOK_SECRET,
    staffSecret: env.STAFF_TOKEN_SECRET,
    feedKeys: env.FEED_KEYS.map((part) => ({
      reader: part.slice(0, part.indexOf('=')),
      key: part.slice(part.indexOf('=') + 1),
    })),
    trustProxy: env.TRUST_PROXY,
    warmPictures: env.WARM_PICTURES,
    studioProgram: env.STUDIO_PROGRAM === undefined ? undefined : resolve(cwd, env.STUDIO_PROGRAM),
    exampleCustomers: env.EXAMPLE_CUSTOMERS,
    ports: ports.settings,
    bank: bank.settings,
    photos: photos.settings,
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
