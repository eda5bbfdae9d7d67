// The library of certificates asks for it.
import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** A certificate and its key, PEM. */
export type Pair = { cert: string; key: string };
export type Authority = Pair & { issue(name: string): Promise<Pair> };

async function pem(key: CryptoKey): Promise<string> {
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${bytes.replace(/(.{64})/g, '$1\n')}\n-----END PRIVATE KEY-----\n`;
}

/** An authority of the tests' own, good for a day; what it issues is for `localhost`. */
export async function makeAuthority(name: string): Promise<Authority> {
  const term = { notBefore: new Date(Date.now() - day), notAfter: new Date(Date.now() + day) };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const own: X509Certificate = await X509CertificateGenerator.createSelfSigned({
    ...{ ...term, name: `CN=${name}`, keys, signingAlgorithm: algorithm, serialNumber: '01' },
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  });
  let serial = 1;
  return {
    cert: own.toString('pem'),
    key: await pem(keys.privateKey),
    issue: async (subject) => {
      const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
      serial += 1;
      const issued = await X509CertificateGenerator.create({
        ...{ ...term, subject: `CN=${subject}`, issuer: own.subject, signingAlgorithm: algorithm },
        ...{ publicKey: pair.publicKey, signingKey: keys.privateKey, serialNumber: `0${serial}` },
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
      });
      return { cert: issued.toString('pem'), key: await pem(pair.privateKey) };
    },
  };
}
