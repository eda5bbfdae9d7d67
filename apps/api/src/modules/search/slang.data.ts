// biome-ignore-all format: dense table of words

/** Techniques that one group has, by mark: «quattro 3.0 tdi», «1.4 tsi». */
export const markSlang: Readonly<Record<string, readonly string[]>> = {
  audi: ['quattro', 'кватро', 'кваттро', 'tfsi'], mazda: ['skyactiv', 'скайактив'], volkswagen: ['tsi'], skoda: ['tsi'], bmw: ['xdrive'],
};

/** What people type for models and no feed writes, by `mark/model`: slang, typos, what is said of two models; after `+` what means another model without the mark. */
export const modelSlang: Readonly<Record<string, readonly string[]>> = {
  'lada/niva-legend': ['нива ледженд', 'нива лэгенд'], 'lada/xray': ['икс рэй'], 'bmw/1-series': ['+копейка'], 'bmw/x5': ['икс пятый', 'икс пять'], 'bmw/x6': ['икс шестой', 'икс шесть'], 'mercedes-benz/g-class': ['g 500', 'g 350', 'g 400'],
  'land-rover/range-rover-sport': ['рр спорт', 'rr sport'], 'land-rover/range-rover-evoque': ['рр эвок'], 'land-rover/range-rover': ['рр'],
  'toyota/land-cruiser': ['лк 80', 'лк 100', 'лк 105', 'лк 200', 'лк 300', 'сотка', 'двухсотка', 'трехсотка', 'крузак сотый', 'крузак двухсотый', 'крузак трехсотый', 'крузер сотый', 'сотый', 'кукурузник', 'лэнд крузер', 'лэнд круизер', 'ленд круизер', 'ланд круизер'], 'kia/xceed': ['икс сид', 'хсид'], 'kia/sorento': ['сарента', 'саренто', 'сорента'], 'nissan/x-trail': ['хитрила'],
  'chevrolet/niva': ['шевинива', 'шеви нива', 'шевинивка'], 'uaz/sgr-combi': ['таблетка', 'буханка'], 'uaz/sgr-bus': ['таблетка', 'буханка'], 'suzuki/grand-vitara': ['грант витара', 'сгв'], 'ford/fusion': ['фьюжен', 'фьюжин'],
  'ssangyong/actyon-sports': ['актион спорт'], 'changan/uni-k': ['юни к', 'юник', 'уник', 'юни кей'], 'changan/uni-t': ['юни т', 'юнит', 'унит'], 'changan/uni-v': ['юни в', 'юнив', 'унив'], 'changan/uni-s': ['юни с'],
  'changan/uni-z': ['юни з'], 'omoda/c5': ['ц 5'], 'omoda/c7': ['ц 7'], 'jaecoo/j7': ['ж 7'], 'jaecoo/j8': ['ж 8'], 'lada/granta': ['гранда', 'грантта'], 'hyundai/tucson': ['тускон', 'tuscon', 'тушкан', 'тушканчик'], 'hyundai/palisade': ['полисад', 'палисейд'], 'nissan/note': ['нот'],
  'volkswagen/beetle': ['фольксваген жук'], 'volkswagen/caddy-kasten': ['кадди макси', 'caddy maxi', 'кадди лайф'], 'volkswagen/multivan': ['мультик'], 'ford/mondeo': ['мондик'], 'mitsubishi/l200': ['элька'], 'mercedes-benz/g-class-amg': ['g 63', 'г 63'], 'bmw/x3': ['икс третий'], 'honda/civic': ['сивик'],
  'volkswagen/transporter-kasten': ['транспортер т 4', 'транспортер т 5', 'транспортер т 6', 'транспортер'], 'gac/gs8': ['трумпчи гс 8'], 'porsche/taycan': ['таукан'],
  // As the Chinese write them
  'toyota/camry': ['凯美瑞'], 'toyota/corolla': ['卡罗拉'], 'toyota/highlander': ['汉兰达'], 'toyota/land-cruiser-prado': ['普拉多'], 'honda/cr-v': ['本田crv'], 'honda/accord': ['雅阁'],
  'nissan/qashqai': ['逍客'], 'nissan/teana': ['天籁'], 'volkswagen/tiguan': ['途观'], 'volkswagen/passat': ['帕萨特'], 'volkswagen/teramont': ['途昂'], 'volkswagen/touareg': ['途锐'], 'porsche/cayenne': ['卡宴'], 'porsche/macan': ['玛卡'],
  'geely/monjaro': ['монжик', 'манжаро', '星越'], 'haval/jolion': ['初恋'], 'haval/dargo': ['大狗'], 'chery/tiggo-8': ['瑞虎8'], 'chery/tiggo-7': ['瑞虎7'], 'skoda/octavia': ['明锐'], 'skoda/kodiaq': ['科迪亚克'],
};
