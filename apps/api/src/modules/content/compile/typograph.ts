import type { ContentLanguage } from '@showroom/api-contract/content';
import Typograf from 'typograf';

/** They rewrite what an editor meant: a version of an engine, a phone, a day, a word in the other layout, fractions, arrows. */
const refused = [
  'common/space/trimLeft',
  'common/space/trimRight',
  'common/space/afterColon',
  'common/space/beforeBracket',
  'common/space/delBeforeDot',
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

/** Quotes, dashes and no-break spaces of editors' text. Chinese stays as it was written. */
export function typograph(text: string, lang: ContentLanguage = 'ru'): string {
  return lang === 'zh' ? text : engines[lang].execute(text);
}

/** Stands between two runs; it is a tag for the engine, so that a quote sees the words beyond it. */
const seam = '<i>';

/** The same over the runs of one paragraph: a quote may open in one and close in another. */
export function typographRuns<T extends { text: string }>(runs: readonly T[], lang: ContentLanguage): T[] {
  const whole = runs.map(({ text }) => text).join(seam);
  // An editor's own angle brackets would be taken for tags.
  const parts = whole.replaceAll(seam, '').includes('<') ? [] : typograph(whole, lang).split(seam);
  if (parts.length !== runs.length) return runs.map((run) => ({ ...run, text: typograph(run.text, lang) }));
  return runs.map((run, index) => ({ ...run, text: parts[index] ?? run.text }));
}
