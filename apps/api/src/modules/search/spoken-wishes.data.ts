const who = '(?:девушк|девочк|женщин|жен(?:ы|е|у|щин)|дам|доч|новичк|начинающ|студент|учени)';
const vehicle = '(?:авто|автомобил\\p{L}*|машин\\p{L}*|тачк\\p{L}*)';
const purpose = '(?:рыбалк\\p{L}*|охот\\p{L}*|деревн\\p{L}*|леса?|бездорожь\\p{L}*|дач\\p{L}*)';
const offRoad = `\\s+(?:для|на)\\s+${purpose}(?:\\s+и\\s+(?:для\\s+)?${purpose})?`;

/** Wishes in people's own words, and the words by which they are known; the first that is said counts. */
export const spokenWishes: readonly { said: RegExp; means: string }[] = [
  { said: new RegExp(`(?<!\\p{L})джип(?:ы|ик)?${offRoad}`, 'u'), means: 'внедорожник' },
  { said: new RegExp(`(?<!\\p{L})пикап(?:ы|чик)?${offRoad}`, 'u'), means: 'пикап' },
  {
    said: new RegExp(`(?<!\\p{L})(?:квадроцикл|мотовездеход|квадрик|квадр)(?:ы|и)?${offRoad}`, 'u'),
    means: 'квадроцикл',
  },
  { said: /(?<!\p{L})(?:каблук|каблучок|фургон)(?:и|ы)?\s+(?:для|под)\s+доставк\p{L}*/u, means: 'каблук' },
  // What is small and easily driven, the cheapest first.
  {
    said: new RegExp(`(?<!\\p{L})(?:перв(?:ая|ую|ое|ый)\\s+)?(?:маленьк\\p{L}*\\s+)?(?:для|на)\\s+${who}\\p{L}*`, 'u'),
    means: 'малолитражка',
  },
  {
    said: new RegExp(`(?<!\\p{L})перв(?:ая|ую|ое|ый)\\s+${vehicle}(?:\\s+после\\s+прав)?`, 'u'),
    means: 'малолитражка',
  },
  {
    said: new RegExp(
      `(?<!\\p{L})(?:маленьк|небольш|компактн)\\p{L}*\\s+${vehicle}(?:\\s+(?:для|в|по)\\s+город\\p{L}*)?`,
      'u',
    ),
    means: 'малолитражка',
  },
  { said: new RegExp(`(?<!\\p{L})${vehicle}\\s+(?:для|в|по)\\s+город\\p{L}*`, 'u'), means: 'малолитражка' },
  // How a car was repaired is written nowhere: all used ones are shown.
  {
    said: /(?<!\p{L})не\s*бит\p{L}*(?:[\s,]+(?:и\s+)?не\s*(?:о|по)?краш\p{L}*)?|(?<!\p{L})не\s*(?:о|по)?краш\p{L}*(?:[\s,]+(?:и\s+)?не\s*бит\p{L}*)?/u,
    means: 'с пробегом',
  },
  // No version says where its wheel is: cars of Japanese marks are what is meant, but for a left one.
  { said: /(?<!\p{L})(?:прав(?:ый|ым|ого)\s+рул\p{L}*|праворук\p{L}*|праворул\p{L}*)/u, means: 'праворулька' },
  { said: /(?<=(?:нов|подержанн|б ?\/? ?у|пробег)\p{L}*\s(?:.*\s)?)(?:в|из)\s+наличи[ияе]/u, means: '' },
];
