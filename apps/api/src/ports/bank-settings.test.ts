import { expect, test } from 'vitest';
import { readBankSettings } from './bank-settings.ts';

const production = { isProduction: true, allowDevelopment: false };
const whole = {
  BSPB_URL: 'https://bank.example/exec',
  BSPB_PAY_ORIGIN: 'https://pay.bank.example/index.jsp',
  BSPB_MERCHANT: 'ES000001',
  BSPB_CERT_FILE: '/etc/bank/cert.pem',
  BSPB_KEY_FILE: '/etc/bank/key.pem',
};

test('the development bank is absent in production unless stand-ins are allowed', () => {
  expect(readBankSettings({}, production).settings).toEqual({ kind: 'none' });
  expect(readBankSettings({}, { ...production, allowDevelopment: true }).settings).toEqual({ kind: 'development' });
  expect(readBankSettings({}, { isProduction: false, allowDevelopment: false }).settings).toEqual({
    kind: 'development',
  });
});

test('a bank is configured whole or not at all; receipts of a real one are not invented', () => {
  const { settings, problems } = readBankSettings(whole, production);
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({ kind: 'bspb', payOrigin: 'https://pay.bank.example', allowsDevelopment: false });
  const { BSPB_KEY_FILE: _, ...part } = whole;
  expect(readBankSettings(part, production).problems).toEqual(['The bank needs BSPB_KEY_FILE too.']);
});
