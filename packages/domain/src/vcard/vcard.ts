/** Who a card introduces; every value as it is read, nothing escaped. */
export type VcardFacts = {
  surname: string;
  firstName: string;
  patronymic?: string;
  /** As the phone shows it. */
  fullName: string;
  /** Company and its branch. */
  organisation: readonly [company: string, branch: string];
  position: string;
  /** Digits with the country code. */
  phone: string;
  /** Dialled after a pause. */
  extension?: string | undefined;
  email?: string | undefined;
  url: string;
  street: string;
  city: string;
  country: string;
  /** JPEG in base64. */
  photo: string;
};

/** Longest line, bytes of UTF-8 without its end (RFC 2426, 2.6). */
const longestLine = 75;

const bytesOf = (letter: string): number => new TextEncoder().encode(letter).length;

/** One logical line as physical ones of at most 75 bytes; those after the first begin with a space. No letter is cut in two. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (length + size > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}

/** A text as a value of a vCard or of a calendar file. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;');

const structured = (parts: readonly string[]): string => parts.map(escapeText).join(';');

/**
 * A contact that phones take as it is: vCard 3.0, to be sent as UTF-8. Version 3.0 and not 4.0, as Android reads no photo
 * of the latter.
 */
export function printVcard(facts: VcardFacts): string {
  const { surname, firstName, patronymic = '', organisation, phone, extension, email } = facts;
  const number = extension ? `+${phone},${extension}` : `+${phone}`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${structured([surname, firstName, patronymic, '', ''])}`,
    `FN:${escapeText(facts.fullName)}`,
    `ORG:${structured(organisation)}`,
    `TITLE:${escapeText(facts.position)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${escapeText(number)}`,
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`] : []),
    `URL:${facts.url}`,
    `ADR;TYPE=WORK:${structured(['', '', facts.street, facts.city, '', '', facts.country])}`,
    `PHOTO;ENCODING=b;TYPE=JPEG:${facts.photo}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
