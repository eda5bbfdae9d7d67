import * as v from 'valibot';

const code = '[a-z0-9][a-z0-9-]{0,63}';

/** `1001,1002`: ids, each once. @param most how many */
export const commaIds = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(1_200),
    v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, 'номера через запятую'),
    v.transform((text) => [...new Set(text.split(',').map(Number))]),
    v.check((ids) => Math.max(...ids) <= 2_147_483_647, 'такого номера не бывает'),
    v.maxLength(most, 'слишком много номеров'),
  );

/** `thule,lux`: codes in their order. @param most how many */
export const commaCodes = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(1_500),
    v.regex(new RegExp(`^${code}(?:,${code})*$`), 'коды через запятую'),
    v.transform((text) => text.split(',')),
    v.maxLength(most, 'слишком много кодов'),
  );
