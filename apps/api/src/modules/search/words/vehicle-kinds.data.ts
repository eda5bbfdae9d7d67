// biome-ignore-all format: dense table of words
import type { TransportType } from '@showroom/domain/dictionaries';

/**
 * A kind of vehicle that is no body of the catalogue. A vehicle is of those that its version says, else of those that its model's name says, else of
 * those that it is `drawn` as or has the `facts` of. `many`: as one says that there are none; `isTruck`: said of a trailer only beside «полуприцеп»;
 * without `said` a vehicle is of it whatever else it is said to be; `isAlone`: nothing that is sold is near.
 */
type KindFacts = {
  many: string;
  type: TransportType;
  said?: RegExp;
  isTruck?: true;
  isAlone?: true;
  drawn?: readonly string[];
  facts?: { bodies: readonly string[]; drawn?: readonly string[]; gears?: readonly string[]; countries?: readonly string[]; volume?: readonly [least: number, most: number] };
};

const lorry = { type: 'commercial' } as const;
const moto = { type: 'moto' } as const;
const atv = { type: 'atv' } as const;
const car = { type: 'cars' } as const;

/** Names of cars upon a frame. */
const onFrame =
  /uaz (?:patriot|hunter|pickup|profi|315)|tank [3-7]00|land cruiser|fj cruiser|hilux|fortuner|4runner|sequoia|tundra|tacoma|pajero(?! (?:mini|io|pinin))|l200|haval h[359]\b|great-wall|tahoe|suburban|trailblazer|silverado|escalade|expedition|\bf-?150|ford ranger|wrangler|gladiator|g-класс|nissan (?:navara|patrol|armada|titan|terrano)|lexus [gl]x\b|qx(?:56|80)|rexton|actyon sports|musso|amarok|jimny|defender|leopard 5|bj(?:40|60)|ram 1500|yukon|sierra|jac t[689]/i;

/** Names of cars that were made for Japan, steered from the right. */
const forJapan =
  /toyota (?:aqua|vitz|passo|corolla (?:fielder|axio|spacio|rumion)|allion|premio|noah|voxy|esquire|alphard|vellfire|sienta|wish|ractis|porte|spade|roomy|tank|raize|harrier|mark (?:ii|x)|chaser|cresta|crown|isis|ist|probox|succeed|caldina|ipsum|estima|gaia|platz|funcargo|bb|blade|auris hybrid|sai|vista|vanguard|hiace)(?![\p{L}\d])|honda (?:fit|freed|vezel|stepwgn|step wgn|grace|shuttle|insight|airwave|stream|odyssey|n-box|n-wgn|mobilio|spike|elysion|domani|torneo|inspire)(?![\p{L}\d])|nissan (?:serena|elgrand|march|wingroad|bluebird|sylphy|cefiro|laurel|skyline|silvia|dayz|roox|cube|lafesta|ad|fuga|stagea|nv200|latio|kicks e-power|leaf)(?![\p{L}\d])|mazda (?:demio|axela|atenza|premacy|verisa|familia|bongo|capella|millenia|mpv)(?![\p{L}\d])|subaru (?:levorg|exiga|impreza g4|xv|stella|pleo|sambar)(?![\p{L}\d])|mitsubishi (?:delica|colt plus|galant fortis|rvr|ek|toppo|i-miev|minica|dingo|chariot)|suzuki (?:wagon r|alto|spacia|hustler|solio|every|lapin|mr wagon|carry)(?![\p{L}\d])|daihatsu/iu;

const kinds = {
  tractor: { ...lorry, isTruck: true, many: 'Тягачей', said: /тягач|седельн/i, drawn: ['tractor'] },
  tipper: { ...lorry, isTruck: true, many: 'Самосвалов', said: /самосвал|tipper/i, drawn: ['dump', 'tipper'] },
  reefer: { ...lorry, many: 'Рефрижераторов', said: /рефриж|камерн|reefer/i, drawn: ['reefer', 'small-reefer', 'mid-reefer'] },
  insulated: { ...lorry, many: 'Изотермических фургонов', said: /изотерм/i },
  'goods-van': { ...lorry, many: 'Промтоварных фургонов', said: /промтовар|мебельн/i, drawn: ['box', 'light-box', 'bonnet-box', 'mid-box', 'six-box'] },
  flatbed: { ...lorry, many: 'Бортовых грузовиков', said: /бортов|коник/i, drawn: ['flatbed', 'small-flatbed', 'light-flatbed', 'bonnet-flatbed', 'cross-flatbed', 'six-flatbed', 'six-bonnet-flatbed'] },
  curtain: { ...lorry, many: 'Тентованных кузовов', said: /тент|шторн/i, drawn: ['curtain'] },
  container: { ...lorry, many: 'Контейнеровозов', said: /контейнер|футов/i, drawn: ['container'] },
  tank: { ...lorry, many: 'Цистерн', said: /цистерн|бензовоз|топливозаправ/i },
  ambulance: { ...lorry, many: 'Машин скорой помощи', said: /скор(?:ая|ой) помощ|реанимоб|санитарн/i },
  hearse: { ...lorry, many: 'Катафалков', said: /катафалк|ритуал/i },
  workshop: { ...lorry, many: 'Передвижных мастерских', said: /мастерск|парм/i },
  drill: { ...lorry, isTruck: true, many: 'Ямобуров', said: /ямобур|буров|бкм/i },
  'long-load': { ...lorry, many: 'Трубовозов и панелевозов', said: /(?:панеле|трубо|плито|стекло|металло)воз/i },
  'car-carrier': { ...lorry, many: 'Автовозов', said: /автовоз/i },
  trailer: { ...lorry, many: 'Полуприцепов', facts: { bodies: ['semi-trailer'] } },
  recovery: { ...lorry, isTruck: true, many: 'Эвакуаторов', said: /эвакуатор|автовоз/i },
  bus: { ...lorry, many: 'Автобусов', said: /автобус|маршрут|комби|kombi|combi/i, facts: { bodies: ['microbus'] } },
  crane: { ...lorry, isTruck: true, many: 'Манипуляторов', said: /манипулятор|кму/i },
  refuse: { ...lorry, isTruck: true, many: 'Мусоровозов', said: /мусоровоз/i },
  aerial: { ...lorry, isTruck: true, many: 'Автовышек', said: /автовышк|автогидроподъ|подъ[её]мник/i },
  'mobile-crane': { ...lorry, isTruck: true, many: 'Автокранов', said: /автокран|крановая/i },
  mixer: { ...lorry, isTruck: true, many: 'Бетономешалок', said: /бетоно(?:меш|смес|воз)|миксер/i },
  sewage: { ...lorry, isTruck: true, many: 'Ассенизаторских машин', said: /ассениз|илосос|вакуумн/i },
  'fire-engine': { ...lorry, isTruck: true, many: 'Пожарных машин', said: /пожарн/i },
  municipal: { ...lorry, isTruck: true, many: 'Коммунальных машин', said: /поливомо|снегоубор|подметал|коммунальн/i },
  bread: { ...lorry, many: 'Хлебных фургонов', said: /хлеб/i },
  timber: { ...lorry, isTruck: true, many: 'Лесовозов', said: /лесовоз|сортимент/i },
  grain: { ...lorry, many: 'Зерновозов', said: /зерновоз/i },
  livestock: { ...lorry, many: 'Скотовозов', said: /скотовоз/i },
  scrap: { ...lorry, many: 'Ломовозов', said: /ломовоз/i },
  chips: { ...lorry, many: 'Щеповозов', said: /щеповоз/i },
  'hook-loader': { ...lorry, isTruck: true, many: 'Мультилифтов', said: /мультилифт|крюков/i },
  'low-loader': { ...lorry, many: 'Тралов', said: /(?<!\p{L})трал|низкорам/iu },
  shop: { ...lorry, many: 'Автолавок', said: /автолавк/i },
  camper: { ...lorry, many: 'Автодомов', said: /автодом|кемпер/i },
  'crew-bus': { ...lorry, many: 'Вахтовых автобусов', said: /вахт/i },
  // Behind a car; a lorry's semi-trailer is no neighbour.
  'car-trailer': { ...lorry, isAlone: true, many: 'Легковых прицепов', said: /легковой прицеп|прицеп легковой|автоприцеп/i },
  combi: { ...lorry, many: 'Грузопассажирских фургонов', said: /комби|kombi|combi|грузопас|фермер/i },
  'tail-lift': { ...lorry, isTruck: true, many: 'Грузовиков с гидробортом', said: /гидро(?:борт|лифт)/i },
  chassis: { ...lorry, isTruck: true, many: 'Шасси', said: /шасси|chassis/i },
  // A motorcycle with a variator; a tricycle that has one is none.
  scooter: { ...moto, many: 'Скутеров', said: /скутер|мотороллер|scooter/i, facts: { bodies: ['road', 'classic', 'sport-bike', 'enduro'], gears: ['variator'] } },
  moped: { ...moto, many: 'Мопедов', said: /мопед|moped/i, facts: { bodies: ['road', 'classic'], volume: [1, 125] } },
  // Small ones for the dirt by those who make no real cross ones of that size.
  'pit-bike': { ...moto, many: 'Питбайков', said: /пит-?\s?байк|pit-?\s?bike/i, facts: { bodies: ['cross', 'off-road'], countries: ['cn', 'ru'], volume: [1, 190] } },
  'child-pit-bike': { ...moto, many: 'Детских питбайков', facts: { bodies: ['cross', 'off-road'], countries: ['cn', 'ru'], volume: [1, 125] } },
  'classic-moto': { ...moto, many: 'Классических мотоциклов', facts: { bodies: ['classic'] } },
  motard: { ...moto, many: 'Мотардов', said: /мотард|супермото|supermoto/i },
  scrambler: { ...moto, many: 'Скремблеров', said: /scrambler|скр[еэ]мблер/i },
  chopper: { ...moto, many: 'Чопперов', facts: { bodies: ['classic'] } },
  sidecar: { ...moto, many: 'Мотоциклов с коляской', said: /коляск|gear up|ural-moto ranger|ural ranger/i },
  trike: { ...moto, many: 'Трициклов', facts: { bodies: ['tricycle'] } },
  'cargo-trike': { ...moto, many: 'Грузовых трициклов', said: /муравей|грузов/i },
  // Names of those that carry a windscreen and cases, and large ones that do.
  tourer: { ...moto, many: 'Туристических мотоциклов', said: /gold wing|k 1600|street glide|road glide|electra glide|r 1250 rt|r 1300 rt|fjr|tracer|versys|nt1100|touring/i, facts: { bodies: ['enduro'], volume: [600, 3000] } },
  'touring-enduro': { ...moto, many: 'Туристических эндуро', facts: { bodies: ['enduro'], volume: [240, 3000] } },
  'maxi-scooter': { ...moto, many: 'Максискутеров', facts: { bodies: ['road', 'classic'], gears: ['variator'], volume: [300, 3000] } },
  'child-moto': { ...moto, many: 'Детских мотоциклов', said: /детск/i, facts: { bodies: ['cross', 'off-road'], volume: [1, 125] } },
  // Seats side by side, by the names that makers give to such alone.
  buggy: { ...atv, many: 'Багги', said: /багги|buggy|[zu]force|\brzr\b|ranger|maverick|traxter|villain|fugleman|\butv/i },
  'sport-atv': { ...atv, many: 'Спортивных квадроциклов', said: /yfz|raptor|scrambler|renegade|kfx|lt-?r450|trx450/i, drawn: ['sport-quad'] },
  'utility-atv': { ...atv, many: 'Утилитарных квадроциклов', said: /kingquad|rancher|rincon|grizzly|kodiak|can-am outlander|sportsman|cforce|pathcross|guepard|leopard|\bрм \d|\bx5\b/i, facts: { bodies: ['atv'], drawn: ['quad'], volume: [201, 3000] } },
  'swamp-buggy': { ...atv, many: 'Вездеходов', said: /болотоход/i },
  'stand-up': { type: 'jet-ski', many: 'Стоячих гидроциклов', drawn: ['stand-up'] },
  snowmobile: { ...atv, isAlone: true, many: 'Снегоходов', said: /снегоход/i },
  'tow-tractor': { ...atv, isAlone: true, many: 'Мотобуксировщиков', said: /мотобуксир/i },
  'child-atv': { ...atv, many: 'Детских квадроциклов', said: /детск/i, facts: { bodies: ['atv'], volume: [1, 150] } },
  'teen-atv': { ...atv, many: 'Подростковых квадроциклов', facts: { bodies: ['atv'], volume: [1, 200] } },
  // By their names alone; others of their bodies are crossovers.
  'right-hand': { ...car, many: 'Праворульных автомобилей', said: forJapan },
  rebadged: { ...car, many: 'Китайских автомобилей российских марок', said: /^(?:tenet|belgee|evolute|xcite|moskvich (?:[368]|м\d|m\d))/i },
  // Hybrids whose engine drives a generator alone, by the names that have such; beside «гибрид».
  'series-hybrid': { ...car, many: 'Последовательных гибридов', said: /^(?:lixiang|aito|seres|rox|luxeed|deepal|stelato|avatr|m-hero|leapmotor|exlantix et|evolute i-space|voyah (?:free|dream|passion)|nissan (?:note|serena|sylphy|kicks))/i },
  // Charged from a socket, by the names that have such; beside «гибрид».
  'plug-in': { ...car, many: 'Подключаемых гибридов', said: /^(?:lixiang|aito|seres|rox|luxeed|deepal|stelato|avatr|m-hero|leapmotor|voyah|byd|fangchengbao|yangwang|denza|exlantix|zeekr 9x|evolute i-space)|phev|plug-?in|\bdm-?[ip]|em-?[ip]\b|\be\+|hi4|idd|csdm|outlander phev|[ct]-?dm/i },
  limousine: { ...car, many: 'Лимузинов', said: /лимузин|limousine|pullman|пульман/i },
  executive: { ...car, many: 'Представительских автомобилей', said: /maybach|s-класс|7 серии|i7\b|audi a8|lexus ls|kia k9|quoris|genesis g[89]0|equus|aurus|hongqi h[79]|phaeton|panamera|rolls|flying spur|mulsanne|town car|continental gt|xts|ct6/i },
  frame: { ...car, many: 'Рамных внедорожников', said: onFrame },
  'off-roader': { ...car, many: 'Внедорожников', said: new RegExp(`${onFrame.source}|lada (?:4x4|niva|2121|2131)|chevrolet niva`, 'i') },
  // Cars that such vans are made of.
  'sliding-minivan': { ...car, many: 'Минивэнов со сдвижными дверями', said: /delica d:?5|hyundai (?:h-1|staria)|starex|carnival|sienna|alphard|vellfire|noah|voxy|esquire|serena|elgrand|multivan|caravelle|v-класс|vito|viano|freed|stepwgn|step wgn|honda odyssey|pacifica|voyager|caravan|zeekr (?:009|mix)|denza d9|gac (?:gn8|m8|e[89])|voyah dream|li auto mega|lixiang mega|toyota (?:roomy|tank|porte|spade|isis|previa|estima|sienta)|custo|caddy|berlingo|partner|kangoo|dokker|doblo|rifter|mazda (?:mpv|premacy|biante)|sharan|alhambra|lexus lm|wey|gaoshan|maxus|mifa|xpeng x9|volga k50/i },
  'small-minivan': { ...car, many: 'Компактвэнов', said: /largus|dokker|roomster|caddy|berlingo|partner|rifter|kangoo|lodgy|dobl[oò]|combo|tourneo (?:connect|courier)/i },
  // Vans upon a car.
  'small-van': { ...lorry, many: 'Каблуков', said: /largus|вис-|caddy|partner|berlingo|dokker|dobl[oò]|kangoo/i },
} as const satisfies Record<string, KindFacts>;

export type VehicleKind = keyof typeof kinds;
export const vehicleKinds: Readonly<Record<VehicleKind, KindFacts>> = kinds;

/** What does the work of a kind that is out better than any lorry, the nearest first. */
export const nearKinds: Partial<Record<VehicleKind, readonly VehicleKind[]>> = {
  insulated: ['reefer'], reefer: ['insulated'], bread: ['goods-van', 'insulated'], shop: ['goods-van'], camper: ['bus'], 'crew-bus': ['bus'],
  grain: ['tipper'], scrap: ['tipper'], chips: ['tipper'], timber: ['flatbed'], curtain: ['flatbed'], container: ['trailer', 'tractor'], 'low-loader': ['trailer', 'tractor'],
  ambulance: ['bus'], hearse: ['bus'], workshop: ['goods-van'], 'long-load': ['trailer'], 'car-carrier': ['recovery'],
  moped: ['scooter'], 'child-pit-bike': ['pit-bike'], 'child-atv': ['teen-atv'], limousine: ['executive'], 'maxi-scooter': ['scooter'], 'touring-enduro': ['tourer'],
};

/** What may be said to be missing; `near`: kinds that come instead. */
export type Missable = Pick<KindFacts, 'many' | 'type' | 'isAlone'> & { near: readonly VehicleKind[] };
/** Bodies of the catalogue that are asked for as kinds are. */
export const missableBodies: Readonly<Record<string, Missable>> = {
  'semi-trailer': { many: 'Полуприцепов', type: 'commercial', near: ['tractor'] },
};
