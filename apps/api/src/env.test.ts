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
  expect(() => readEnv({ NODE_ENV: 'production' }, '/')).toThrow(/DATABASE_URL[\s\S]*ALLOW_EMBEDDED=1/);
  const production = { NODE_ENV: 'production', ALLOW_DEV_ADAPTERS: '1' };
  expect(readEnv({ ...production, ALLOW_EMBEDDED: '1' }, '/').mode).toBe('production');
  const server = { ...production, DATABASE_URL: 'postgres://a@b/c' };
  expect(() => readEnv(server, '/')).toThrow(/CUSTOMER_TOKEN_SECRET/);
  expect(readEnv({ ...server, CUSTOMER_TOKEN_SECRET: 'x'.repeat(32) }, '/').databaseUrl).toBe('postgres://a@b/c');
});

test('production does not swallow letters and SMS by accident', () => {
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' };
  expect(() => readEnv(production, '/')).toThrow(
    /SMTP_URL, SMS_GATEWAY_URL, SMS_CODE_SECRET[\s\S]*ALLOW_DEV_ADAPTERS=1/,
  );
  expect(readEnv({ ...production, ALLOW_DEV_ADAPTERS: '1' }, '/').ports).toMatchObject({
    mail: undefined,
    sms: undefined,
    codeSecret: undefined,
  });
  const gateways = {
    SMTP_URL: 'smtps://user:password@mail.example.com:465',
    MAIL_FROM: 'Салон <noreply@example.com>',
    SMS_GATEWAY_URL: 'https://sms.example.com/send',
    SMS_GATEWAY_TOKEN: 'token',
    SMS_CODE_SECRET: 'x'.repeat(32),
  };
  expect(readEnv({ ...production, ...gateways }, '/').ports).toMatchObject({
    mail: { url: gateways.SMTP_URL, from: gateways.MAIL_FROM },
    sms: { url: gateways.SMS_GATEWAY_URL, token: 'token' },
  });
  for (const name of Object.keys(gateways)) {
    expect(() => readEnv({ ...production, ...gateways, [name]: '' }, '/')).toThrow(new RegExp(name));
  }
  expect(() => readEnv({ SMS_CODE_SECRET: 'short' }, '/')).toThrow(/SMS_CODE_SECRET/);
});

test('shells are told of changes only with a secret', () => {
  const urls = 'http://localhost:3001/revalidate, http://localhost:3002/revalidate';
  expect(() => readEnv({ REVALIDATE_URLS: urls }, '/')).toThrow(/REVALIDATE_SECRET/);
  expect(() => readEnv({ REVALIDATE_URLS: 'file:///etc/passwd', REVALIDATE_SECRET: 'x'.repeat(16) }, '/')).toThrow(
    /REVALIDATE_URLS/,
  );
  expect(readEnv({ REVALIDATE_URLS: urls, REVALIDATE_SECRET: 'x'.repeat(16) }, '/').revalidate?.urls).toHaveLength(2);
});
