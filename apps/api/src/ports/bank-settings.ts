import * as v from 'valibot';

const words = (max: number, name: string) => v.optional(v.pipe(v.string(), v.maxLength(max, `${name} is too long.`)));
const https = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', `${name} is an address: https://….`),
    ),
  );

/** Environment variables of the bank. */
export const bankEntries = {
  BSPB_URL: https('BSPB_URL'),
  BSPB_PAY_ORIGIN: https('BSPB_PAY_ORIGIN'),
  BSPB_MERCHANT: words(40, 'BSPB_MERCHANT'),
  BSPB_CERT_FILE: words(500, 'BSPB_CERT_FILE'),
  BSPB_KEY_FILE: words(500, 'BSPB_KEY_FILE'),
  BSPB_CA_FILE: words(500, 'BSPB_CA_FILE'),
};
type Given = v.InferOutput<v.ObjectSchema<typeof bankEntries, undefined>>;

/** Bank Saint Petersburg as the merchant's agreement names it. */
export type BspbSettings = {
  /** Where the server's XML goes. */
  url: string;
  /** Of the page where people pay; the bank may lead nowhere else. */
  payOrigin: string;
  merchant: string;
  /** PEM files: the merchant's certificate and key, and who signs the bank's; without the last, the usual authorities. */
  certFile: string;
  keyFile: string;
  caFile: string | undefined;
};
/** `none`: nothing can be paid on the site. */
export type BankSettings =
  | { kind: 'development' }
  | { kind: 'none' }
  | ({ kind: 'bspb'; allowsDevelopment: boolean } & BspbSettings);

/** The configured bank and what is wrong with its settings. The development bank stands in only where stand-ins are allowed. */
export function readBankSettings(
  given: Given,
  { isProduction, allowDevelopment }: { isProduction: boolean; allowDevelopment: boolean },
): { settings: BankSettings; problems: string[] } {
  const { BSPB_URL, BSPB_PAY_ORIGIN, BSPB_MERCHANT, BSPB_CERT_FILE, BSPB_KEY_FILE, BSPB_CA_FILE } = given;
  const needed = { BSPB_URL, BSPB_PAY_ORIGIN, BSPB_MERCHANT, BSPB_CERT_FILE, BSPB_KEY_FILE };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? name : []));
  const standIn: BankSettings = { kind: isProduction && !allowDevelopment ? 'none' : 'development' };
  if (BSPB_URL && BSPB_PAY_ORIGIN && BSPB_MERCHANT && BSPB_CERT_FILE && BSPB_KEY_FILE) {
    const files = { certFile: BSPB_CERT_FILE, keyFile: BSPB_KEY_FILE, caFile: BSPB_CA_FILE };
    const payOrigin = new URL(BSPB_PAY_ORIGIN).origin;
    const allowsDevelopment = !isProduction || allowDevelopment;
    return {
      settings: { kind: 'bspb', allowsDevelopment, url: BSPB_URL, payOrigin, merchant: BSPB_MERCHANT, ...files },
      problems: [],
    };
  }
  if (missing.length === Object.keys(needed).length && BSPB_CA_FILE === undefined) {
    return { settings: standIn, problems: [] };
  }
  return { settings: standIn, problems: [`The bank needs ${missing.join(', ')} too.`] };
}
