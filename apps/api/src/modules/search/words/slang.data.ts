// biome-ignore-all format: dense table of words

/** What people call marks and no feed writes, and techniques that one group has, by mark: «мерсюк», «quattro 3.0 tdi», «1.4 tsi». */
export const markSlang: Readonly<Record<string, readonly string[]>> = {
  audi: ['quattro', 'кватро', 'кваттро', 'tfsi'], mazda: ['skyactiv', 'скайактив'], volkswagen: ['tsi'], skoda: ['tsi', 'шкодовка', 'шкодник'], bmw: ['xdrive', 'бэшка'], 'mercedes-benz': ['мерсюк'], toyota: ['тойка'], infiniti: ['финик'], honda: ['хондюк'], mitsubishi: ['мицуха'], subaru: ['субик'],
  kia: ['киашка', 'кийка', 'киюха'], ssangyong: ['санек'], daewoo: ['дэушка', 'деушка', 'дэвушка', 'дэуха'], chevrolet: ['шевруха'], ford: ['фордик', 'фордец'], peugeot: ['пыжман'], citroen: ['ситра', 'цитра', 'цитрик'], volvo: ['вольвяга', 'вольвешка'], 'land-rover': ['лендик', 'лэндик'], jaguar: ['ягик'],
  hummer: ['хамыч'], dodge: ['додик'], chery: ['чира'], omoda: ['амода', 'омоша'], avatr: ['аватар'], tank: ['танчик'], yamaha: ['ямаш'], loncin: ['лончин', 'лонсин'], kayo: ['каио'],
};

/** What people type for models and no feed writes, by `mark/model`: slang, typos, what is said of two models; after `+` what means another model without the mark. */
export const modelSlang: Readonly<Record<string, readonly string[]>> = {
  'lada/niva-legend': ['нива ледженд', 'нива лэгенд'], 'lada/xray': ['икс рэй'], 'bmw/1-series': ['+копейка'], 'bmw/x5': ['икс пятый', 'икс пять'], 'bmw/x6': ['икс шестой', 'икс шесть'], 'mercedes-benz/g-class': ['g 500', 'g 350', 'g 400'],
  'land-rover/range-rover-sport': ['рр спорт', 'rr sport', 'ррс'], 'land-rover/range-rover-evoque': ['рр эвок'], 'land-rover/range-rover': ['рр'],
  'toyota/land-cruiser': ['лк 80', 'лк 100', 'лк 105', 'лк 200', 'лк 300', 'сотка', 'двухсотка', 'трехсотка', 'крузак сотый', 'крузак двухсотый', 'крузак трехсотый', 'крузер сотый', 'сотый', 'кукурузник', 'лэнд крузер', 'лэнд круизер', 'ленд круизер', 'ланд круизер', 'восьмидесятка'], 'kia/xceed': ['икс сид', 'хсид'], 'kia/sorento': ['сарента', 'саренто', 'сорента'], 'nissan/x-trail': ['хитрила'],
  'chevrolet/niva': ['шевинива', 'шеви нива', 'шевинивка', 'шнивасик'], 'uaz/sgr-combi': ['таблетка', 'буханка'], 'uaz/sgr-bus': ['таблетка', 'буханка'], 'suzuki/grand-vitara': ['грант витара', 'сгв', 'витарка'], 'ford/fusion': ['фьюжен', 'фьюжин', 'фузик'],
  'ssangyong/actyon-sports': ['актион спорт'], 'changan/uni-k': ['юни к', 'юник', 'уник', 'юни кей'], 'changan/uni-t': ['юни т', 'юнит', 'унит'], 'changan/uni-v': ['юни в', 'юнив', 'унив'], 'changan/uni-s': ['юни с'],
  'changan/uni-z': ['юни з'], 'omoda/c5': ['ц 5'], 'omoda/c7': ['ц 7'], 'jaecoo/j7': ['ж 7'], 'jaecoo/j8': ['ж 8'], 'lada/granta': ['гранда', 'грантта', 'грантос', 'грантик'], 'hyundai/tucson': ['тускон', 'tuscon', 'тушкан', 'тушканчик'], 'hyundai/palisade': ['полисад', 'палисейд', 'палик', 'паля'], 'nissan/note': ['нот'],
  'volkswagen/beetle': ['фольксваген жук'], 'volkswagen/caddy-kasten': ['кадди макси', 'caddy maxi', 'кадди лайф', 'кадик', 'каддик'], 'volkswagen/multivan': ['мультик'], 'ford/mondeo': ['мондик'], 'mitsubishi/l200': ['элька', 'эльдвести'], 'mercedes-benz/g-class-amg': ['g 63', 'г 63'], 'bmw/x3': ['икс третий'], 'honda/civic': ['сивик', 'цивка', 'сивка'],
  'volkswagen/transporter-kasten': ['транспортер т 4', 'транспортер т 5', 'транспортер т 6', 'транспортер', 'трансик'], 'gac/gs8': ['трумпчи гс 8'], 'porsche/taycan': ['таукан'],
  // As it is said in forums
  'lada/2107': ['жига', 'жигуль', 'жигуленок'], 'lada/2114-samara': ['зубило'], 'lada/priora': ['приха'], 'lada/vesta': ['вестос'], 'lada/largus': ['ларик'], 'lada/4x4': ['нивка', 'нивас', 'нивасик', 'бронто'], 'uaz/patriot': ['патр'], 'uaz/hunter': ['бобик'], 'uaz/3151': ['бобик'],
  'gaz/3110-volga': ['волжанка'], 'gaz/31105-volga': ['волжанка'], 'mercedes-benz/s-class': ['+кабан', '+чемодан', 'эсочка'], 'mercedes-benz/e-class': ['+глазастый', '+лупатый', '+волчок', 'ешечка'], 'audi/80': ['+бочка'], 'audi/100': ['+сигара', '+сотка'], 'volkswagen/golf': ['гольфец'],
  'skoda/rapid': ['рапидос', 'рапик'], 'toyota/rav4': ['равик'], 'toyota/mark-ii': ['маркушник', 'маркуша', '+самурай'], 'toyota/noah': ['нох'], 'toyota/auris': ['аурик'], 'toyota/yaris': ['ярик'], 'toyota/alphard': ['альфик'], 'lexus/gx': ['жыкс', 'жх'],
  'lexus/lx': ['эликс', 'лыкс'], 'lexus/is': ['иска'], 'nissan/murano': ['мурик'], 'nissan/pathfinder': ['пафик'], 'nissan/tiida': ['тидочка'], 'nissan/terrano': ['терик', 'терраноша'], 'nissan/skyline': ['скай'],
  'infiniti/fx': ['фикс', 'эфикс'], 'mazda/rx-8': ['эрикс 8'], 'mazda/mx-5': ['миата'], 'honda/stepwgn': ['степ вагон'], 'honda/odyssey': ['одик'], 'honda/hr-v': ['хрв', 'хрюша'], 'mitsubishi/pajero': ['паджик'], 'mitsubishi/asx': ['асик'], 'mitsubishi/galant': ['галантик'],
  'mitsubishi/lancer-evolution': ['эвик'], 'subaru/impreza': ['имприца', '+пузо'], 'subaru/legacy': ['легуха'], 'suzuki/sx4': ['сикс 4'], 'hyundai/elantra': ['лантра'], 'hyundai/sonata': ['сонька', '+соня'], 'hyundai/accent': ['аксик'], 'hyundai/getz': ['гец'], 'hyundai/porter-ii': ['портос', 'портик'],
  'hyundai/ix35': ['их 35', 'икс 35'], 'kia/rio': ['риоха', 'риоша'], 'kia/ceed': ['сидик'], 'kia/cerato': ['церик'], 'kia/soul': ['+душа'], 'kia/mohave': ['мохик'], 'kia/optima': ['оптимус'], 'kia/spectra': ['спектр'], 'ssangyong/kyron': ['кайрик'],
  'ssangyong/actyon': ['актик'], 'daewoo/nexia': ['нексюша', 'ксюша'], 'daewoo/gentra': ['джентра'], 'chevrolet/cruze': ['крузик'], 'chevrolet/lacetti': ['лачик'], 'chevrolet/captiva': ['каптюха', 'капитошка', 'каптя'], 'chevrolet/cobalt': ['кобик'],
  'ford/focus': ['фокстрот', 'фф'], 'ford/c-max': ['смакс', 'симакс'], 'ford/s-max': ['эсмакс'], 'opel/insignia': ['сигния'], 'renault/logan': ['логашка', 'логанамера'], 'renault/sandero': ['сандалик', 'сандаль'], 'renault/duster': ['дася'], 'renault/megane': ['мегашка', 'мегик'],
  'renault/fluence': ['флюша', 'флюха'], 'renault/laguna': ['лагушка'], 'renault/arkana': ['аркаша'], 'renault/kangoo': ['кенгуру'], 'citroen/berlingo': ['берлик'], 'land-rover/discovery': ['дискач'], 'porsche/panamera': ['+панама'], 'porsche/911': ['каррера', 'карера'], 'jeep/wrangler': ['ранглер'],
  'chrysler/pt-cruiser': ['пт круизер', 'птшка'], 'mini/hatch': ['купер', 'мини купер'], 'jetour/dashing': ['+даша'], 'geely/coolray': ['кулрайка'], 'geely/emgrand': ['эмик'], 'lifan/solano': ['+солянка'],
  // Quads by what they were called before, and by sound
  'cfmoto/cforce-600': ['+x 6', '+х 6', 'цфорс 600', 'сифорс 600'], 'cfmoto/cforce-800-xc': ['+x 8', '+х 8', 'цфорс 800', 'сифорс 800'], 'cfmoto/cforce-1000': ['+x 10', '+х 10', 'цфорс 1000', 'сифорс 1000'], 'yamaha/superjet': ['супер джет'], 'cfmoto/cforce-450': ['цфорс 450', 'сифорс 450'], 'cfmoto/cforce-520': ['+x 5', '+х 5', 'цфорс 520', 'сифорс 520'],
  // As the Chinese write them
  'toyota/camry': ['凯美瑞'], 'toyota/corolla': ['卡罗拉', 'королочка'], 'toyota/highlander': ['汉兰达', 'хайлик'], 'toyota/land-cruiser-prado': ['普拉多'], 'honda/cr-v': ['本田crv'], 'honda/accord': ['雅阁'],
  'nissan/qashqai': ['逍客'], 'nissan/teana': ['天籁'], 'volkswagen/tiguan': ['途观'], 'volkswagen/passat': ['帕萨特', 'пассатик', 'пассатыч'], 'volkswagen/teramont': ['途昂'], 'volkswagen/touareg': ['途锐', 'туарик'], 'porsche/cayenne': ['卡宴'], 'porsche/macan': ['玛卡'],
  'geely/monjaro': ['монжик', 'манжаро', '星越'], 'haval/jolion': ['初恋', 'джуля'], 'haval/dargo': ['大狗', 'даргоша'], 'chery/tiggo-8': ['瑞虎8'], 'chery/tiggo-7': ['瑞虎7'], 'skoda/octavia': ['明锐'], 'skoda/kodiaq': ['科迪亚克', '+медведь'],
};
