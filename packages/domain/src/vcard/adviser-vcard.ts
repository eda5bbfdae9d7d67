import { absoluteUrl, type Brand } from '../brand.ts';
import { introduce, type KnownAdviser, type PersonalLanguage, personalPath } from '../contact-paths.ts';
import { portraitJpeg } from './portrait.data.ts';
import { printVcard, type VcardFacts } from './vcard.ts';

const countries: Readonly<Record<PersonalLanguage, string>> = { ru: 'Россия', en: 'Russia', zh: '俄罗斯' };
const cityNames: Readonly<Record<PersonalLanguage, Readonly<Record<KnownAdviser['dealer']['city'], string>>>> = {
  ru: { msk: 'Москва', spb: 'Санкт-Петербург' },
  en: { msk: 'Moscow', spb: 'Saint Petersburg' },
  zh: { msk: '莫斯科', spb: '圣彼得堡' },
};

/** `Соколова Анна Игоревна`, `Anna Sokolova`, `安娜·索科洛娃` by their parts. */
function partsOf(
  name: string,
  language: PersonalLanguage,
): Pick<VcardFacts, 'surname' | 'firstName' | 'patronymic' | 'fullName'> {
  const [first = '', second = '', third = ''] = name.split(language === 'zh' ? '·' : ' ');
  return language === 'ru'
    ? { surname: first, firstName: second, patronymic: third, fullName: `${second} ${third} ${first}` }
    : { surname: second, firstName: first, fullName: name };
}

/** The contact of an adviser; undefined where he is not introduced in this language. */
export function adviserVcard(
  brand: Pick<Brand, 'host' | 'name'>,
  { dealer, adviser }: KnownAdviser,
  language: PersonalLanguage,
): string | undefined {
  const introduced = introduce(adviser, language);
  if (!introduced) return undefined;
  const [, ...street] = dealer.address.split(', ');
  return printVcard({
    ...partsOf(introduced.name, language),
    organisation: [brand.name, dealer.name],
    position: introduced.position,
    phone: adviser.phone,
    extension: adviser.extension,
    email: adviser.email,
    url: absoluteUrl(brand, personalPath(adviser.code, language)),
    street: street.join(', '),
    city: cityNames[language][dealer.city],
    country: countries[language],
    photo: portraitJpeg,
  });
}
