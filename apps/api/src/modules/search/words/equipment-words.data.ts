// biome-ignore-all format: dense table of words
import type { EquipmentItem } from '../../catalog/equipment.data.ts';

/** How people say what a vehicle is equipped with: whole phrases, the longer first; `%` is any ending. `alone`: nothing else is called so, with no «с» before. */
export const equipmentWords: readonly { item: EquipmentItem; said: string; alone?: true }[] = [
  { item: 'panorama', said: 'панорамн% (?:крыш%|люк%|потол%|стекл%)', alone: true }, { item: 'panorama', said: 'панорам%(?: люк%)?|люк% панорам%', alone: true },
  { item: 'sunroof', said: 'люк(?:ом|а|и)?' },
  { item: 'leather', said: '(?:светл|бел|беж|молочн|кремов|коричнев|красн|бордов|рыж|двухцветн)% (?:кожан% )?(?:салон|интерьер|кож)%|(?:салон|интерьер)% (?:светл|бел|беж|молочн|кремов|коричнев|красн|бордов|рыж)%', alone: true }, { item: 'leather', said: 'кожан% (?:салон%|сиден%|интерьер%)|салон% (?:из )?кож%|кож(?:ей|и) (?:в )?салон%|в коже|кожа', alone: true }, { item: 'leather', said: 'кож(?:ей|и)' },
  { item: 'wheelHeating', said: '(?:зимн|тепл)% (?:пакет|опци)%', alone: true }, { item: 'wheelHeating', said: '(?:подогрев|обогрев)% рул%' }, { item: 'screenHeating', said: '(?:подогрев|обогрев)% (?:лобов%(?: стекл%)?|стекл%|ветров% стекл%)' },
  { item: 'preheater', said: 'вебаст%|webasto|предпусков% (?:подогрев%|отопител%)|автономк%|подогрев% двигател%' },
  { item: 'rearSeatHeating', said: 'подогрев% (?:задних (?:сиден|кресел)%|заднего ряда|зада?)' }, { item: 'seatHeating', said: 'подогрев%(?! (?:лобов|рул|стекл|ветров|зеркал|двигат|зад))(?: (?:передних )?(?:сиден|кресел|сидуш|попы|жоп)%)?' },
  { item: 'remoteStart', said: 'автозапуск%|(?:дистанционн|удаленн)% запуск%(?: двигател%)?' }, { item: 'keyless', said: 'бесключев% доступ%|кнопк% (?:старт|запуск)%', alone: true },
  { item: 'climate', said: 'климат[ -]*контрол%|климат(?:ом|а)?|двухзонн% климат%' }, { item: 'conditioner', said: 'кондиционер%|конде(?:р|й|я|ем)%' },
  { item: 'ventilation', said: '(?:вентиляци|вентилируем)% (?:передних )?(?:сиден|кресел)%', alone: true }, { item: 'ventilation', said: 'вентиляци%' },
  { item: 'powerSeat', said: 'электро(?:привод|регулировк)% (?:водительск% )?сиден%|электросиден%' },
  { item: 'surroundView', said: '(?:систем% )?кругов% обзор%|камер%(?: кругов%(?: обзор%)?| 360)|обзор% 360' }, { item: 'rearCamera', said: '(?:задн% )?камер%(?: задн% (?:вид|ход)%)?' },
  { item: 'autoParking', said: 'автопарков%|автопарковщик%' }, { item: 'parking', said: 'парктроник%|датчик% парковк%' },
  { item: 'adaptiveCruise', said: 'адаптивн% круиз%(?:[ -]*контрол%)?' }, { item: 'cruise', said: 'круиз%(?:[ -]*контрол%)?' },
  { item: 'headUp', said: 'проекци%(?: на (?:лобов%(?: стекл%)?|стекл%))?|проекционн% диспле%', alone: true },
  { item: 'carPlay', said: 'apple car ?play|car ?play|карпле%|android auto|андроид авто' }, { item: 'navigation', said: 'навигаци%|навигатор%' },
  { item: 'ledLights', said: '(?:светодиодн|лед|led)% (?:фар|оптик)%' }, { item: 'powerTailgate', said: 'электро\\p{L}* (?:двер% )?багажник%' },
  { item: 'blindSpots', said: '(?:контрол% )?слеп% зон%' }, { item: 'alloyWheels', said: '(?:лит|легкосплавн)% диск%|литьем' },
  { item: 'roofRails', said: 'рейлинг%' }, { item: 'abs', said: 'абс|abs' }, { item: 'winch', said: 'лебедк%' }, { item: 'towBar', said: 'фаркоп%|крюком?' },
];
