import { expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

test('an empty environment is a development API on port 4000 with the embedded database', () => {
  const env = readEnv({ API_PORT: '' }, '/work');
  expect(env).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 4000,
    dataDir: '/work/.data',
    seedVehicles: 6000,
  });
  expect(env.databaseUrl).toBeUndefined();
  expect(env.revalidate).toBeUndefined();
});

test('everything that is wrong is listed at once', () => {
  const read = () =>
    readEnv({ API_PORT: '70000', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', TRUST_PROXY: 'maybe' }, '/');
  expect(read).toThrow(EnvironmentError);
  try {
    read();
  } catch (error) {
    expect((error as EnvironmentError).problems).toHaveLength(4);
    expect((error as EnvironmentError).message).toMatch(
      /API_PORT[\s\S]*DATABASE_URL[\s\S]*TRUST_PROXY[\s\S]*LOG_LEVEL/,
    );
  }
});

test('production does not fall back to the embedded database by accident', () => {
  expect(() => readEnv({ NODE_ENV: 'production' }, '/')).toThrow(/DATABASE_URL/);
  expect(readEnv({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }, '/').mode).toBe('production');
  expect(readEnv({ NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c' }, '/').databaseUrl).toBe(
    'postgres://a@b/c',
  );
});

test('shells are told of changes only with a secret', () => {
  const urls = 'http://localhost:3001/revalidate, http://localhost:3002/revalidate';
  expect(() => readEnv({ REVALIDATE_URLS: urls }, '/')).toThrow(/REVALIDATE_SECRET/);
  expect(() => readEnv({ REVALIDATE_URLS: 'file:///etc/passwd', REVALIDATE_SECRET: 'x'.repeat(16) }, '/')).toThrow(
    /REVALIDATE_URLS/,
  );
  expect(readEnv({ REVALIDATE_URLS: urls, REVALIDATE_SECRET: 'x'.repeat(16) }, '/').revalidate?.urls).toHaveLength(2);
});
