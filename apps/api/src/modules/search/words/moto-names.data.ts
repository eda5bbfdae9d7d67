// biome-ignore-all format: dense table of words

/** What is said of a mark; a name of its motorcycles is read with it. */
export const motoMarks = {
  yamaha: 'ям[ао]х|имах|yamaha', honda: 'хонд|honda', suzuki: 'суд?зук|suzuki', kawasaki: 'кав[ао]с|кава(?!\\p{L})|kawasaki', bmw: 'бмв|bmw', ktm: 'ктм|ktm', husqvarna: 'хускв|husq', stels: 'стелс|stels',
  irbis: 'ирбис|irbis', tula: 'тула(?!\\p{L})', dnepr: 'днепр',
} as const;

/** Names of motorcycles that are known without their mark or by sound, and how they are written; `$1` is the figure that was said. */
export const motoNames: readonly (readonly [mark: keyof typeof motoMarks, said: string, written: string])[] = [
  ['yamaha', 'драг(?:а|[\\s-]?стар\\p{L}*)', 'drag star'], ['yamaha', 'вираг[ауио]|virago', 'virago'], ['yamaha', 'аэрокс|aerox', 'aerox'], ['yamaha', 'джог|jog', 'jog'], ['yamaha', '(?:тдм|tdm)\\s?(850|900)', 'tdm$1'], ['yamaha', 'ф[аэе]йзер|fazer', 'fazer'],
  ['yamaha', 'супер\\s?тенер[еэ]|super\\s?tenere', 'super tenere'], ['yamaha', 'м[аэ]джести|majesty', 'majesty'], ['yamaha', 'вимакс|v-?max', 'v-max'], ['yamaha', '(?<=ямах\\p{L}*\\s)эрк[аиу]', 'yzf'], ['yamaha', '(?:хж|xj)р?\\s?-?(1300|1200|400)', 'xjr$1'],
  ['honda', 'дио|dio', 'dio'], ['honda', '(?<=хонд\\p{L}*\\s)лид', 'lead'], ['honda', 'трансальп|transalp', 'transalp'], ['honda', 'варадеро|varadero', 'varadero'], ['honda', 'ш[эа]доу?в?|shadow', 'shadow'], ['honda', '(?:хорнет|hornet)(?=\\s(?:250|600|750|900|1000))|(?<=(?:хонд|honda)\\p{L}*\\s)хорнет', 'hornet'],
  ['honda', 'сиб[иы][\\s-]?[эаи]р\\p{L}*', 'cbr'], ['honda', '(?:сб|cb)\\s?(400|750|1300)', 'cb$1'], ['honda', 'супер\\s?фор|super\\s?four', 'cb400'], ['honda', '(?:икс|х|x)[\\s-]?(?:адв|adv)', 'x-adv'], ['honda', 'гусь(?!\\s+(?:бмв|bmw))', 'gold wing'],
  ['bmw', 'гус[ья](?=\\s+(?:бмв|bmw))|(?<=(?:бмв|bmw)\\s)гус[ья]', 'gs'], ['bmw', '(?:r\\s?)?(?:гс|gs)\\s?(1100|1150|1200)', 'r $1 gs'],
  ['suzuki', 'бандит|bandit', 'bandit'], ['suzuki', 'катана|katana', 'katana'], ['suzuki', 'бургман|burgman', 'burgman'], ['suzuki', 'интрудер|intruder', 'boulevard'], ['suzuki', 'мар[ао]у?дер|marauder', 'marauder'], ['suzuki', 'иназума|inazuma', 'inazuma'], ['suzuki', 'скай\\s?в[еэ]йв|skywave', 'skywave'],
  ['suzuki', '(?:св|sv)\\s?(400|650|1000)', 'sv$1'], ['suzuki', '(?:др|dr)\\s?(250|650|750|800)', 'dr$1'], ['suzuki', 'хая', 'hayabusa'], ['suzuki', '(?:gsx[\\s-]?r|джикс\\p{L}*)\\s?(600|750|1000)', 'gsx-r$1'],
  ['kawasaki', '(?:ни[нд]?дзя|нинзя|нинджа|ninja)\\s(250|300|500|1000)', 'ninja $1'], ['kawasaki', '(?:zzr|ззр)\\s?(400|600|1100)', 'zzr$1'], ['kawasaki', 'эстрел+а|estrella', 'estrella'], ['kawasaki', '(?:эр|er)[\\s-]?6[nfнф]?', 'er-6n'], ['kawasaki', '(?:вулкан|vulcan)\\s[сs]$', 'vulcan s'],
  ['kawasaki', '(?:клх|klx)\\s?(230|250|300|450)', 'klx$1'], ['kawasaki', '(?:вулкан|vulcan)\\s?(400|500|800|900|1500|1600|1700|2000)', 'vulcan $1'], ['kawasaki', 'балиус|balius', 'balius'], ['kawasaki', 'элиминатор|eliminator', 'eliminator'],
  ['ktm', '(\\d{3,4})\\s(?:дюк|duke)', '$1 duke'], ['yamaha', '(?<=(?:ямах|yamaha)\\p{L}*\\s)(?:т|t)[\\s-]?7(?:00)?', 'tenere 700'], ['ktm', '(?:дюк|duke)\\s?(\\d{3,4})', '$1 duke'], ['husqvarna', 'хуск[иау]\\s?\\d{3}', ''], ['stels', 'мопед\\p{L}*\\s+дельта|дельта\\s+мопед\\p{L}*|дельта(?=\\s(?:50|72|110)(?!\\d))|(?<=(?:стелс|stels)\\s)delta(?:\\s?200)?', 'дельта 200'],
  ['irbis', '(?<=(?:ирбис|irbis)\\s)(?:ттр|ttr)(?:\\s?(?:125|150|250|300))?', 'ttr250'], ['dnepr', '(?<=днепр\\s)(?:мт|mt)[\\s-]?\\d*', ''], ['tula', '(?:мотороллер\\s+)?муравей', 'муравей'],
];

/** What is said for a kind of what is no car, by sound or slang: the words that it is known by. */
export const motoKinds: readonly (readonly [said: string, means: string])[] = [
  // How an engine works is written nowhere; beside a mark that names its own by volume a figure is one.
  ['(?:двух|2[\\s-]?х?\\s?)тактн\\p{L}*(?=\\s(?:.*\\s)?(?:эндуро|мотоцикл|питбайк|кроссов|мопед|скутер))|(?<=^(?:.*\\s)?(?:эндуро|мотоцикл\\p{L}{0,2}|питбайк\\p{L}{0,2}|мопед\\p{L}{0,2}|скутер\\p{L}{0,2})\\s(?:.*\\s)?)(?:двух|2[\\s-]?х?\\s?)тактн\\p{L}*', ''], ['(?<=(?:regulmoto|регулмото|motoland|мотоленд)\\s)(\\d{2,3})', '$1 кубов'],
  ['мот[оа]\\s?ц[иы]кл(\\p{L}{0,3})', 'мотоцикл$1'], ['квадр[оа]\\s?ц[иы]кл(\\p{L}{0,3})', 'квадроцикл$1'], ['гидр[оа]\\s?ц[иы]кл(\\p{L}{0,3})', 'гидроцикл$1'], ['снег[оа]х[оа]д(\\p{L}{0,3})', 'снегоход$1'],
  ['мотоцикл\\p{L}*\\s+спорт|спорт\\s+мотоцикл\\p{L}*|спорт\\s+байк\\p{L}*', 'спортбайк'], ['спорт[\\s-]?тур(?:ист|ер)\\p{L}*', 'туристический мотоцикл'], ['кроссач\\p{L}*', 'кроссовый мотоцикл'], ['кросс(?=\\s(?:65|85|125|250|450)$)', 'кроссовый мотоцикл'],
  ['пит(?=\\s?\\d{2,3}(?!\\d))', 'питбайк'], ['([2-9]00)[\\s-]?ка', 'мотоцикл $1'], ['утилитарк\\p{L}', 'утилитарный квадроцикл'], ['русск\\p{L}+\\s+механик\\p{L}|рысь(?=\\s+квадроцикл)|(?<=квадроцикл\\s)рысь', 'рм'], ['^ирбис$', 'мотоцикл ирбис'], ['(?:шерп|каракат)(?:а|ы)?', 'вездеход'],
  ['(?:викинг|viking|вк|vk)(?:\\s+(?:ямах\\p{L}*|yamaha))?[\\s-]?540|(?:ямах\\p{L}*|yamaha)\\s+(?:викинг|viking)\\s?540', 'снегоход'], ['(?<=(?:скутер|мопед|мотоцикл)\\p{L}*\\s)сим|сим(?=\\s(?:скутер|максискутер|мопед))', 'sym'],
  ['(?<=^(?=.*(?:детск|ребен|подрост|сын|школьник|питбайк))(?=.*(?:питбайк|мото|квадр|мопед|скутер)).*\\s)(?:(?:на|от|с|до|для)\\s+)?\\d{1,2}(?:\\s*[-–]\\s*\\d{1,2})?\\s+(?:лет|года?)', ''],
  ['(?<=(?:мотоцикл|байк|урал|днепр|иж)\\p{L}*\\s(?:.*\\s)?)с\\s+(?:боков\\p{L}*\\s+)?(?:коляск|люльк)\\p{L}*', 'сайдкар'], ['(?:цф|сф|си\\s?эф|сиф)\\s?мо(?:т|то)?|cfmo', 'cfmoto'], ['круизер(?=\\s+\\d{3,4}\\s*(?:куб|см))|(?<=мотоцикл\\p{L}*\\s)круизер|круизер(?=\\s+мотоцикл)', 'чоппер'], ['(?:мотобуксировщик|мотособак)\\p{L}{0,2}\\s+(?!масл|запч|ремен|аксесс|свеч)\\p{L}{3,}(?:\\s+\\d+)?', 'мотобуксировщик'], ['мото[\\s-]?гу[цч]+и', 'moto guzzi'], ['кове(?=\\s(?:\\d|рэлли|ралли)|$)', 'kove'], ['vespa', 'веспа'], ['пья[дж]+[ио]о?', 'piaggio'], ['мопед\\p{L}*\\s+(?:карпаты|верховина|рига)|(?:карпаты|верховина|рига)\\s+мопед\\p{L}*|верховина', 'мопед'],
];

/** Names of snowmobiles, and what else may stand beside one. */
export const snowmobiles = 'снегоход\\p{L}*|тайг[аиу]|динго|dingo|вайд\\s?трак|рмк|rmk|найтро|nytro|росомаха|буран\\p{L}?|тикси|tiksy|линкс|lynx|ски[\\s-]?ду|ski[\\s-]?doo|скиду|скандик|skandic|ермак|тунгус';
export const besideSnowmobiles = 'купить|цена|рысь|викинг|viking|рм|стелс|stels|ирбис|irbis|ямаха|yamaha|поларис|полярис|polaris|брп|brp|арктик|arctic|к[эа]т|cat|варяг|атака|патруль|бу|б/у|новый|новые|(?:детск|длинн|коротк|широк|узк|горн|утилитарн|туристическ|спортивн|двухместн|одноместн)\\p{L}*|гусениц\\p{L}*|с|на|для|пробегом|охоты|рыбалки|куб(?:ов|а)?|\\d{2,4}';
