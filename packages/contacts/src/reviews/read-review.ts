import { leadMessages } from '@showroom/domain/lead/messages';
import { type Rating, ratings, reviewLength } from '@showroom/domain/review/review';

/** A review as the form has it, without its subject. */
export type WrittenReview = {
  rating: Rating;
  author: string;
  text: string;
  pros?: string;
  cons?: string;
  number?: string;
  phone?: string;
  robot?: string;
  policy?: boolean;
  consents?: { agreement: boolean; data: boolean; marketing: boolean };
};

type Problems = Readonly<Record<string, string>>;
type Read = { review: WrittenReview; problems?: undefined } | { review?: undefined; problems: Problems };

const optional = ['pros', 'cons', 'number', 'phone', 'robot'] as const;

/**
 * Reads the fields of the form, in their order on the page. The server holds the same rules and more; here are those that
 * need no call, without the library that it uses.
 */
export function readReview(data: FormData, consentMode: 'spec' | 'separate'): Read {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const rating = ratings.find((known) => String(known) === text('rating'));
  const problems: Record<string, string> = {};
  if (rating === undefined) problems.rating = 'Поставьте оценку';
  if (text('author') === '') problems.author = leadMessages.required;
  else if (!/^[\p{L} -]+$/u.test(text('author'))) problems.author = 'Только имя, без фамилии и\u00a0цифр';
  if (text('text') === '') problems.text = leadMessages.required;
  else if (text('text').length < reviewLength.from)
    problems.text = `Расскажите подробнее: хотя бы ${reviewLength.from}\u00a0символов`;
  if (text('number') !== '' && text('phone') === '') problems.phone = leadMessages.required;
  const needed = consentMode === 'spec' ? ['policy'] : ['agreement', 'data'];
  for (const name of needed) if (!data.has(name)) problems[name] = leadMessages.required;
  if (rating === undefined || Object.keys(problems).length > 0) return { problems };
  const rest = optional.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)] as const]));
  return {
    review: {
      rating,
      author: text('author'),
      text: text('text'),
      ...Object.fromEntries(rest),
      ...(consentMode === 'spec'
        ? { policy: true }
        : { consents: { agreement: true, data: true, marketing: data.has('marketing') } }),
    },
  };
}
