import { introduce, type KnownAdviser, type PersonalLanguage } from '@showroom/domain/contact-paths';
import { phoneText } from '@showroom/domain/phone';
import type { Fact } from '@showroom/ui/fact-list';
import { MailLink } from '../advisers/mail-link.tsx';
import { type PersonalWords, personalWords } from './personal-words.data.ts';

/** As many marks as two lines of a phone hold. */
const shownMarks = 8;

/** `+7 (495) 555-11-01, доб. 101` */
export const directPhone = ({ adviser: { phone, extension } }: KnownAdviser, words: PersonalWords): string =>
  extension ? `${phoneText(phone)}, ${words.extension}\u00a0${extension}` : phoneText(phone);

function hoursOf({ dealer }: KnownAdviser, { days }: PersonalWords): string {
  const sales = dealer.departments.find(({ code }) => code === 'new-cars') ?? dealer.departments[0];
  return (sales?.hours ?? []).map((row) => `${days[row.days] ?? row.days} ${days[row.hours] ?? row.hours}`).join(', ');
}

/** What a customer wants to know about an adviser, in the words of a language. What stays Russian says so. */
export function personalFacts(known: KnownAdviser, language: PersonalLanguage): Fact[] {
  const { dealer, adviser } = known;
  const words = personalWords[language];
  const russian = (text: string) => (language === 'ru' ? text : <span lang="ru">{text}</span>);
  const spoken = (adviser.languages ?? ['ru']).map((code) => words.languages[code]);
  const names = dealer.marks.map(({ name }) => name);
  const marks = names.slice(0, shownMarks).join(', ') + (names.length > shownMarks ? '…' : '');
  return [
    {
      label: words.centre,
      value: (
        <>
          {russian(dealer.name)}, {words.cities[dealer.city]}
        </>
      ),
    },
    { label: words.address, value: russian(dealer.address) },
    { label: words.hours, value: hoursOf(known, words) },
    ...(adviser.email ? [{ label: words.mail, value: <MailLink email={adviser.email} /> }] : []),
    { label: words.speaks, value: spoken.join(', ') },
    ...(marks ? [{ label: words.marks, value: marks }] : []),
  ];
}

/** Name and position in a language; the Russian ones where nothing else is written. */
export const introduction = (
  { adviser }: KnownAdviser,
  language: PersonalLanguage,
): { name: string; position: string } => introduce(adviser, language) ?? adviser;
