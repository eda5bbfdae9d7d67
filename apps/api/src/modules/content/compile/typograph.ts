import type { ContentLanguage } from '@showroom/api-contract/content';
import Typograf from 'typograf';

/** They rewrite what an editor meant: a version of an engine, a phone, a day, a word in the other layout, fractions, arrows. */
const refused = [
  'common/space/trimLeft',
  'common/space/trimRight',
  'common/space/afterColon',
  'common/space/beforeBracket',
  'common/space/delBeforeDot',
  'common/space/delBeforePercent',
  'common/number/fraction',
  'common/number/mathSigns',
  'common/number/times',
  'common/symbols/arrow',
  'common/symbols/cf',
  'common/symbols/copy',
  'common/html/*',
  'common/punctuation/quoteLink',
  'ru/date/*',
  'ru/number/comma',
  'ru/number/ordinals',
  'ru/other/phone-number',
  'ru/typo/switchingKeyboardLayout',
];

function engine(locale: string[], more: string[] = []) {
  const made = new Typograf({ locale, disableRule: [...refused, ...more] });
  // A number keeps its noun: «5 км».
  made.enableRule('common/nbsp/afterNumber');
  // An address is no text.
  made.addSafeTag(/\b(?:https?:\/\/|www\.)[^\s<]+|[\w.+-]+@[\w-]+\.[\w.-]+/g);
  return made;
}

const engines = {
  ru: engine(['ru', 'en-US']),
  en: engine(['en-US'], ['common/nbsp/afterShortWord', 'common/nbsp/beforeShortLastWord', 'en-US/dash/main']),
};

/** `10 000 ₽` is one word, and so are `20 %` and `+7 °C`. */
const joinSums = (text: string) => text.replace(/(?<=\d) (?=\d{3}(?!\d)|[₽%°])/g, '\u00a0');

/** Horsepower as the facts of vehicles write it: the engine parts it, and takes its «с.» for a preposition. */
const joinHorses = (text: string) =>
  text.replace(/(?<=\d\s)л\.\s?с\./g, 'л.с.').replace(/(?<=\d\sл\.с\.)\s(?=[\p{L}\d])/gu, ' ');

/** Quotes, dashes and no-break spaces of editors' text. Chinese stays as it was written. */
export function typograph(text: string, lang: ContentLanguage = 'ru'): string {
  return lang === 'zh' ? text : joinHorses(joinSums(engines[lang].execute(text)));
}

type Run = { text: string; look?: unknown; href?: unknown };
const isPlain = ({ look, href }: Run) => look === undefined && href === undefined;

/** The same over the runs of one paragraph: a quote may open in one and close in another. */
export function typographRuns<T extends Run>(runs: readonly T[], lang: ContentLanguage): T[] {
  // Runs with a look are tags for the engine, so that a quote sees the words beyond them. An editor's own brackets would be tags, too.
  const canJoin = runs.every(({ text }) => text !== '' && !text.includes('<'));
  const whole = runs.map((run) => (isPlain(run) ? run.text : `<i>${run.text}</i>`)).join('');
  const found = canJoin ? typograph(whole, lang).matchAll(/<i>([^<]*)<\/i>|[^<]+/g) : [];
  const parts = [...found].map(([plain, marked]) => marked ?? plain);
  if (parts.length !== runs.length) return runs.map((run) => ({ ...run, text: typograph(run.text, lang) }));
  return runs.map((run, index) => ({ ...run, text: parts[index] ?? run.text }));
}
