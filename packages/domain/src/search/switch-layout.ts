const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const toRussian = new Map([...latin].map((key, place) => [key, russian[place] ?? key]));
const toLatin = new Map([...russian].map((key, place) => [key, latin[place] ?? key]));

/**
 * What the same keys give in the other layout: `njqjnf` → `тойота`, `,vd` → `бмв`, `ещнщеф` → `toyota`. A text with
 * Russian letters is read as Latin keys, any other one as Russian keys; what no key gives stays.
 */
export function switchLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toLatin : toRussian;
  return [...text].map((key) => keys.get(key) ?? key).join('');
}
