// biome-ignore-all format: dense table of words

/** What people in Russia also call marks, by code of the mark. The names of the database are known anyway. */
export const markNicknames: Readonly<Record<string, readonly string[]>> = {
  lada: ['ваз', 'vaz', 'автоваз', 'жигули', 'лада ваз'], uaz: ['уазик', 'uaz'], moskvich: ['moskvich', 'азлк'], kamaz: ['kamaz'], maz: ['maz'],
  bmw: ['бэха', 'бумер', 'беха', 'баварец'], 'mercedes-benz': ['мерс', 'мерин', 'мерседес', 'mers', 'мб', 'mb', 'mercedes'], volkswagen: ['фольц', 'vw', 'вольцваген', 'фольксвагин', 'фв'],
  toyota: ['таета', 'тайота', 'тоета'], hyundai: ['хундай', 'хендай', 'хюндай', 'хёндэ', 'хундаи', 'хэндэ', 'хундэ'], kia: ['кия', 'киа'], nissan: ['нисан'], mitsubishi: ['митсубиси', 'митсубиши', 'мицубиши'],
  chevrolet: ['шевролет', 'шеви', 'шевик'], 'land-rover': ['лендровер', 'ленд ровер', 'лэнд ровер'], porsche: ['порш', 'поршак'], peugeot: ['пежо'], renault: ['рено', 'реналт'], citroen: ['ситроен'],
  skoda: ['шкода'], volvo: ['вольва'], suzuki: ['судзуки'], subaru: ['субару'], lexus: ['лехус'], haval: ['хавал', 'хавейл', 'хавэйл', 'хавэл'], geely: ['джилли', 'гили'], chery: ['черри', 'чери'],
  exeed: ['иксид', 'эксид'], omoda: ['омода'], jaecoo: ['джаку', 'джейку', 'жаеку'], jetour: ['джетур'], changan: ['чанган', 'чангань'], lixiang: ['лисян', 'лисанг', 'lixiang', 'ли', 'лишань'], zeekr: ['зикр', 'зикер'],
  byd: ['бид', 'бивайди', 'буд'], gac: ['гак', 'гац'], 'great-wall': ['грейтвол', 'грейт вол'], ssangyong: ['саньенг', 'санйонг', 'ссангйонг'], daewoo: ['дэу', 'деу', 'дэо'], datsun: ['датсун'],
  jeep: ['джип'], cadillac: ['кадилак'], 'harley-davidson': ['харлей', 'harley'], 'rolls-royce': ['ролс ройс', 'роллс'], infiniti: ['инфинити'], jaguar: ['ягуар'], xiaomi: ['ксяоми', 'сяоми'], tesla: ['тесла'],
  voyah: ['воях', 'вояж'], hongqi: ['хунци', 'хонгчи'], belgee: ['белджи', 'билджи'], tank: ['танк'], solaris: ['солярис'], evolute: ['эволют'], honda: ['хонда'], audi: ['ауди', 'авди'],
  'm-hero': ['mhero', 'мхиро'], 'lynk-co': ['линк ко'], 'can-am': ['брп', 'brp', 'канам'], 'sea-doo': ['сиду', 'brp', 'брп'], rm: ['русская механика', 'rm'], opel: ['опель'], smart: ['смарт'],
};

/** The same for models, by `mark/model`. */
export const modelNicknames: Readonly<Record<string, readonly string[]>> = {
  'lada/2107': ['семерка'], 'lada/2110': ['десятка'], 'lada/2114-samara': ['четырка', 'четырнадцатая'], 'lada/4x4': ['нива', 'niva', '4x4', 'урбан'], 'lada/niva-legend': ['нива легенд'], 'lada/xray': ['иксрей', 'x ray', 'хрей', 'икс рей'], 'lada/vesta-sw': ['веста универсал'], 'lada/largus': ['ларгус'],
  'bmw/3-series': ['3', 'тройка', 'трешка'], 'bmw/5-series': ['5', 'пятерка'], 'bmw/7-series': ['7', 'семерка', 'семера'], 'bmw/x5': ['ха 5', 'x 5'], 'bmw/1-series': ['копейка', 'единичка'],
  'mercedes-benz/g-class': ['гелик', 'гелендваген', 'кубик', 'gelandewagen'], 'mercedes-benz/e-class': ['ешка'], 'mercedes-benz/s-class': ['эска'], 'mercedes-benz/c-class': ['цешка', 'с класс'], 'mercedes-benz/m-class': ['мл', 'ml'], 'mercedes-benz/gl-class': ['gl'],
  'toyota/land-cruiser': ['крузак', 'лендкрузер', 'тлк', 'ленд крузер', 'круизер', 'крузер', 'land cruiser 200', 'land cruiser 300'], 'toyota/land-cruiser-prado': ['прадо', 'прадик'], 'toyota/rav4': ['равчик', 'раф 4'], 'toyota/camry': ['кэмри', 'камрюха'], 'toyota/highlander': ['хайлэндер'], 'toyota/hilux': ['хилукс'], 'toyota/c-hr': ['схр', 'чр'],
  'hyundai/solaris': ['соляра', 'салярис', 'соларис'], 'hyundai/creta': ['крета', 'грета'], 'hyundai/tucson': ['туксон', 'тусан', 'туссон'], 'hyundai/santa-fe': ['сантафе', 'санта фэ'], 'kia/sportage': ['спортаж', 'спортейж'], 'kia/ceed': ['сид', 'ceed', 'cee d'], 'kia/sorento': ['соренто'], 'kia/cerato': ['серато', 'черато'],
  'kia/rio': ['рио'], 'kia/rio-x': ['икс лайн', 'x line'], 'nissan/qashqai': ['кашкай', 'кошкай', 'кашкаи'], 'nissan/x-trail': ['икстрейл', 'хтрейл', 'икс трейл', 'xtrail'], 'nissan/teana': ['теана'], 'nissan/juke': ['жук'], 'nissan/murano': ['мурано'],
  'renault/duster': ['дастер', 'дустер'], 'renault/kaptur': ['каптур', 'captur'], 'renault/arkana': ['аркана'], 'renault/logan': ['логан'], 'volkswagen/polo': ['поло', 'полик'], 'volkswagen/tiguan': ['тигуан', 'тиг'], 'volkswagen/touareg': ['таурег', 'туарег'], 'volkswagen/jetta': ['джета'],
  'skoda/octavia': ['октаха', 'октавия'], 'skoda/rapid': ['рапид'], 'skoda/kodiaq': ['кодиак'], 'ford/focus': ['фокус', 'фокусник'], 'mitsubishi/outlander': ['аутлендер', 'аутлэндер', 'оутлендер'], 'mitsubishi/pajero': ['паджерик', 'пажеро'], 'mitsubishi/lancer': ['лансер', 'ланцер'], 'mazda/cx-5': ['сх 5', 'цх 5', 'си икс 5', 'сикс 5'],
  'mazda/3': ['тройка', 'матрешка'], 'mazda/6': ['шестерка'], 'chevrolet/niva': ['шнива', 'шевроле нива'], 'chevrolet/cruze': ['круз'], 'chevrolet/lacetti': ['лачети', 'лачетти'], 'land-rover/range-rover': ['рейндж ровер', 'рендж ровер', 'рендж', 'рейндж'], 'land-rover/range-rover-evoque': ['эвок', 'ивок'], 'land-rover/defender': ['деф'],
  'porsche/cayenne': ['каен', 'кайенн', 'каенн'], 'audi/q7': ['ку 7', 'кью 7'], 'audi/q5': ['ку 5'], 'lexus/rx': ['рх', 'рикс', 'rx 350'], 'lexus/lx': ['лх', 'lx 570'], 'lexus/es': ['ес'], 'lexus/nx': ['нх'], 'haval/jolion': ['джулион', 'жолион', 'джолеон'], 'haval/f7': ['ф 7', 'эф 7'], 'haval/dargo': ['дарго'],
  'geely/monjaro': ['манжаро', 'монжаро'], 'geely/coolray': ['кулрэй', 'кулрей'], 'geely/atlas': ['атлас'], 'chery/tiggo-7-pro': ['тигго 7 про'], 'chery/tiggo-4': ['тиго 4'], 'tesla/model-3': ['модель 3', 'тройка'], 'tesla/model-y': ['модел игрек', 'модель y'], 'tesla/cybertruck': ['кибертрак'], 'uaz/patriot': ['патрик', 'patriot'], 'uaz/hunter': ['козел', 'козлик'],
  'gaz/sobol-nn': ['соболь'], 'gaz/gazelle-next': ['газель некст'], 'gaz/gazelle-nn': ['газель нн'], 'volvo/xc90': ['хс 90', 'икс си 90'], 'volvo/xc60': ['хс 60', 'икс си 60'], 'jeep/grand-cherokee': ['гранд чероки', 'чирок'], 'jeep/wrangler': ['вранглер'], 'chevrolet/tahoe': ['тахо'], 'ford/transit': ['транзит'],
  'mercedes-benz/sprinter': ['спринтер'], 'peugeot/partner-van': ['партнер'], 'suzuki/grand-vitara': ['гранд витара'], 'suzuki/jimny': ['джимник'], 'honda/cr-v': ['црв', 'срв', 'си ар ви', 'crv'], 'lixiang/l9': ['л9'], 'lixiang/l7': ['л7'], 'zeekr/001': ['зикр 001'], 'tank/300': ['танк 300'], 'tank/500': ['танк 500'],
};
