// biome-ignore-all format: dense tables of words
import type { BodyType, ColorGroup, Condition, DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';

/** Spellings of our codes in feeds, besides codes and labels; `|` separates phrases, compared folded. */
export type Rules<Code extends string> = readonly (readonly [code: Code, phrases: string])[];

/** Whole values that the rules below would misread. */
export const bodySynonyms: Readonly<Partial<Record<BodyType, string>>> = {
  'suv-3d': 'кроссовер 3 дв|allroad 3 doors|allroad open', suv: 'allroad 5 doors|allroad|кросс купе|купе кросс|вн к', coupe: 'купе хардтоп|купе 2 дв', microbus: 'пассажирский фургон|minibus', van: 'cargo van|fullmetal van', 'sport-bike': 'спортивный|sport', 'off-road': 'внедорожный мотоцикл|мотоцикл внедорожный|внедорожный', road: 'спортивно туристический|спорт туризм',
  truck: 'flatbed truck|tent truck|chassis', pickup: 'double cab|crew cab|single cab|king cab', minivan: 'м вен|мини вен|м вэн',
};
/** Words within a value: the first rule that finds one decides. `*`: any ending. */
export const bodyRules: Rules<BodyType> = [
  ['semi-trailer', 'полуприцеп*|прицеп*|semitrailer|semi trailer|trailer'], ['atv', 'квадроцикл*|мотовездеход*|вездеход*|снегоболотоход*|багги|quad*|utv|sxs|side by side'], ['jet-ski', 'гидроцикл*|аквабайк*|jetski|jet ski|водный мотоцикл'],
  ['tricycle', 'трицикл*|трайк*|trike'], ['enduro', 'ендуро|enduro|мотард|супермото|adventure|мультитул*'], ['cross', 'кросс|мотокросс*|кроссовый|питбайк*|cross|motocross|мотоцикл кроссов*'], ['sport-bike', 'спорт байк*|спортбайк*|супербайк*|sportbike|sport bike'],
  ['classic', 'с коляской|классик*|классич*|чоппер*|круизер*|боббер*|cruiser|chopper|classic|кастом|кафе рейсер|скремблер*'], ['road', 'дорожн*|нейкед*|неоклассик*|naked|скутер*|мотороллер*|макси скутер|туристич*|стрит*|scooter|мопед*|минибайк*|спорт турист*'],
  ['suv-3d', 'внедорож* 3|внед 3|внедорож* открыт*|внедорож* трехдвер*|suv 3|джип 3|внедорож* кабрио*'], ['suv', 'внедорож*|внедор|внед|кроссовер*|джип*|suv|cuv|crossover|паркетник*|offroad|off road'], ['pickup', 'пикап*|pickup|pick up|двойная кабина'],
  ['microbus', 'городск*|междугород*|туристич*|школьн*|микроавтобус*|автобус*|миниавтобус*|minibus|microbus|автодом*|camper|кемпер*|пассажирск*|маршрут*'], ['van', 'фургон*|цмф|минифургон*|цельнометал*|цмф|рефрижератор*|изотермич*|изотерм*|van|refrigerator|isothermal|грузопассажир*|хлебн*|промтоварн*'],
  ['truck', 'груз*|бортов*|борт|самосвал*|тягач*|шасси|евакуатор*|тент*|манипулятор*|кму|автокран*|кран*|бетон*|лесовоз*|сортимент*|контейнер*|цистерн*|автоцистерн*|мусоровоз*|погрузчик*|екскаватор*|трактор*|автовоз*|зерновоз*|ломовоз*|автовышка|вахтов*|европлатформа|truck|tipper|evacuator|chassis|tractor'],
  ['minivan', 'минивен*|компактвен*|микровен*|однообъем*|minivan|compactvan|microvan|mpv|компакт вен|мини вен'], ['liftback', 'лифтбек*|фастбек*|liftback|fastback|sportback|лифт бек'], ['wagon', 'универсал*|wagon|estate|шутинг*|shooting brake|комби|universal|sw'],
  ['hatchback', 'х б|хетчбек*|хечбек*|хетбек*|хетчбе*|hatchback|hatch|хетч'], ['cabriolet', 'кабрио*|родстер*|roadster|cabrio*|convertible|тарг*|targa|спидстер*|speedster|spyder|spider|фаетон'], ['coupe', 'купе|coupe'], ['sedan', 'седан*|sedan|saloon|лимузин*|limousine|хардтоп'],
];
export const engineSynonyms: Readonly<Partial<Record<EngineType, string>>> = { none: 'нет|без двигателя', petrol: 'б', diesel: 'д', electro: 'э|эл' };
export const engineRules: Rules<EngineType> = [
  ['hybrid', 'гибрид*|hybrid|phev|mhev|hev|erev|reev|plug in|бенз* елект*|елект* бенз*|дизел* елект*|елект* дизел*|petrol electr*|diesel electr*|последовательный|подзаряжаем*|dm i|em i'],
  ['gas', 'газ|газов*|гбо|газобаллон*|газодизел*|метан*|пропан*|битоплив*|lpg|cng|спг|кпг|суг|gas'], ['electro', 'елект*|electr*|ev|bev|аккумулятор*'],
  ['diesel', 'диз*|турбодизел*|diesel|turbodiesel|дт|tdi|crdi|dci|hdi|cdi|tdci'], ['petrol', 'бенз*|petrol|gasoline|аи|а 92|а 95|инжектор*|карбюратор*|benzin*|турбобензин*'],
];
export const gearSynonyms: Readonly<Partial<Record<GearType, string>>> = { none: 'нет|без коробки', manual: 'м|m|м т', automatic: 'а|a|а т' };
export const gearRules: Rules<GearType> = [
  ['variator', 'вар|вар р|вариатор*|cvt|ecvt|e cvt|variator|бесступен*|xtronic|lineartronic|multitronic|клиноремен*'],
  ['robot', 'робот*|dht*|дсг|рккп|ркпп|роб|amt|dct|dsg|pdk|edc|dkg|s tronic|stronic|powershift|power shift|easytronic|преселектив*|двумя сцеплениями|двойн* сцеплени*|секвентал*|полуавтомат*|robot*'],
  ['reducer', 'редуктор*|одноступен*|односкорост*|1 ступен*|прямая передача|прямой привод|single speed|fixed|reducer'], ['automatic', 'автомат*|гидроавтомат*|g tronic|авт|акпп|акп|at|auto|automatic|типтроник|tiptronic|steptronic|гидромехан*|гидротрансформатор*'], ['manual', 'механ*|мех|мкпп|mt|mechanic*|manual|ручн*|ручка|палка|палке'],
];
export const driveSynonyms: Readonly<Partial<Record<DriveType, string>>> = { none: 'нет|без привода' };
export const driveRules: Rules<DriveType> = [
  ['full', 'полн*|на все колеса|подключаем*|4 wd|4 вд|awd|4 x 4|6 x 6|8 x 8|all|всеколесн*|full*|optional 4 wd|quattro|x drive|xdrive|4 matic|4 motion|all wheel*'], ['front', 'перед*|пер|fwd|front*|forward*'], ['rear', 'зад*|rwd|rear*|6 x 4|8 x 4|6 x 2'],
  ['chain', 'цеп*|chain*'], ['shaft', 'кардан*|вал|shaft|cardan'], ['belt', 'рем*|belt'], ['water-jet', 'водомет*|water jet|jet'],
];
/** Two wheels, and not which. */
export const twoWheelPhrases = '2 wd|4 x 2|моноприв*|неполн*|два колеса';
/** Colour names; the name of a paint is searched for one of them. */
export const colorSynonyms: Readonly<Record<ColorGroup, string>> = {
  white: 'бел*|weiss|слоновая кость|молочн*|жемчуж*|снежн*|ледник*|white', silver: 'серебр*|серебро|silber|platinum|платин*|стальн*|сталь|silver|рислинг|снежная королева', gray: 'сер|grau|anthracite|серый|серая|серое|серого|серебристо серый|графит*|темно серый|мокрый асфальт|антрацит*|дымчат*|мышин*|асфальт|gray|grey|graphite|титан*|titanium|titan|борнео|плутон|квант|quantum|техно|млечный путь',
  black: 'черн*|ч й|schwarz|оникс|уголь*|пантера|маестро|космос|обсидиан*|black', blue: 'син*|blau|темно синий|сапфир*|ультрамарин*|индиго|василек|васильк*|кобальт*|дайвинг|blue', 'light-blue': 'голуб*|гол|бирюз*|лазур*|небесн*|аквамарин*|морская волна|light blue|серо голубой|sky blue', red: 'красн*|крас|кр|rot|алый|алая|рубин*|коралл*|сердолик|red|карминн*',
  burgundy: 'бордо*|борд|vinous|wine|вишн*|темно вишневый|темно красный|бургунд*|марсала|гранат*|винн*|burgundy|maroon|bordeaux', green: 'зелен*|зел|защитн*|olive|хаки|олив*|изумруд*|малахит*|grun|салат*|фисташ*|мятн*|мята|несси|серо зеленый|green', brown: 'коричн*|корич|кор|бронз*|шоколад*|кофе*|какао|каштан*|мокко|табак|кориандр|ангкор|brown|bronze|braun', beige: 'беж*|песочн*|песок|шампан*|крем*|капучино|карфаген|кашемир|beige|champagne', orange: 'оранж*|медн*|медь|терракот*|апельсин*|фламенко|orange',
  yellow: 'желт*|жел|золот*|золото|лимон*|yellow|gold|gelb', purple: 'фиолет*|фиол|сирен*|лилов*|пурпур*|розов*|баклажан*|violet|purple|pink',
};
export const conditionRules: Rules<Condition> = [
  ['used', 'пробег*|б у|бу|подерж*|used|не нов*|second hand|вторичн*|pre owned'], ['new', 'нов*|new|не был в експлуатации|без пробега|б п'],
];
export const conditionSynonyms: Readonly<Record<Condition, string>> = { new: 'без пробега', used: 'б у' };
/** States of repair, which stand in the same field. */
export const statePhrases = 'рабоч*|отличн*|отл|хорош*|хор|идеал*|удовл*|среднее|норм*|не требует ремонта|требует ремонта|не бит*|excellent|good|perfect|fair';
export const wheelRules: Rules<'left' | 'right'> = [['right', 'прав*|справа|пр|rhd|right|r'], ['left', 'лев*|слева|лр|lhd|left|l']];
/** Availability: gone, in stock, on the way, to order, reserved. */
export const availabilityRules: Rules<'gone' | 'in-stock' | 'on-the-way' | 'to-order' | 'reserved'> = [
  ['gone', 'продан*|снят*|снято|нет в наличии|нет|не в наличии|отсутств*|архив*|не актив*|неактив*|удален*|закончил*|выдан*|sold|removed|archived|unavailable|not available|out of stock|inactive|withdrawn'],
  ['reserved', 'резерв*|в резерве|заброн*|зарезерв*|бронь|брони|reserved|booked|предоплат*'], ['to-order', 'заказ*|под заказ|в производстве|производств*|false|order*|custom|предзаказ*|preorder|pre order'],
  ['on-the-way', 'в пути|пути|едет|транзит*|скоро|ожида*|transit|on the way|on way|в дороге|ожидание|поступлен*|на подходе'], ['in-stock', 'наличи*|в продаже|продает*|продаёт*|на продаже|есть|да|true|in stock|available|на складе|склад*|stock|шоурум*|шоу рум*|showroom|автосалон*|в салоне|на площадке|на стоянке|стоянк*|на подготовке|подготовк*|свобод*|доступ*|активн*|active|1'],
];
/** What auto.ru is asked to do with an ad. */
export const actionRules: Rules<'gone'> = [['gone', 'hide|hidden|delete|deleted|remove|archive|close|скрыть|удалить|снять']];
export const ownerSynonyms = { 0: 'не было владельцев|без владельцев|нет|не было|ноль', 1: 'один владелец|один|одна|one|1 владелец|первый|1 хозяин', 2: 'два владельца|два|two|2 владельца|2 и менее|второй|двое', 3: 'три и более|три и более владельцев|три|3 и более|three or more|3 владельца|больше трех|более трех|три владельца|3 и больше|трое|более 3|больше 3', 4: 'четыре и более|4 и более|4 и больше|четыре|четверо', 5: 'пять|пятеро|пять и более|5 и более' } as const;
export const yesSynonyms = 'да|true|1|с ндс|ндс|yes|есть|в том числе ндс';
