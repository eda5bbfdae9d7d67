// biome-ignore-all format: dense table of words

/** How wheels are bolted to the cars that people name with them, and how texts begin their names; longer names first where one begins another. */
export const wheelBolts: readonly (readonly [bolts: string, cars: string])[] = [
  ['5×139,7', 'нив[аыуе] niva шнив уаз uaz патриот patriot хантер hunter буханк jimny джимни'],
  ['5×150', '(?:крузак|крузер|cruiser|лк|lc)\\s?(?:100|200) lx\\s?570 тундр tundra секвой'],
  ['6×139,7', 'прадо prado хайлюкс hilux фортунер fortuner l200 л200 паджеро pajero танк tank d-?max (?:крузак|крузер|cruiser|лк|lc)\\s?(?:250|300)'],
  ['5×108', 'фокус focus мондео mondeo куга kuga вольво volvo xc60 xc90 408 3008 c4'],
  ['5×120', 'e90 е90 e60 е60 e39 е39 e46 е46 f10 ф10 f30 ф30 e70 е70 f25 амарок amarok т5 t5 мультивен multivan транспортер transporter'],
  ['5×112', 'октави octavia суперб superb кодиак kodiaq карок karoq пассат passat тигуан tiguan гольф golf джетт jetta ауди audi мерс мерседес mercedes g20 g30 g01 g05'],
  ['5×100', 'поло polo рапид rapid'],
  ['5×114,3', 'крет creta туссан tucson туксон спортейдж sportage сид ceed сеед черато серато cerato элантр elantra соната сонату sonata оптим optima санта sorento соренто камри camry королл corolla рав rav кашкай qashqai икстрейл x-?trail дастер duster каптур kaptur аркан arkana аутлендер outlander лансер lancer asx сх-?5 cx-?5 мазд mazda цивик civic аккорд accord cr-?v срв витар vitara джолион jolion кулрей coolray атлас atlas'],
  ['4×100', 'веста весту весте весты vesta ларгус largus иксрей xray логан logan сандеро sandero рио rio солярис solaris акцент accent нексия нексию nexia ланос lanos пиканто picanto ярис yaris джаз jazz ravon равон альмер almera искр iskra'],
  ['4×98', 'грант granta калин kalina приор priora десятк четырк пятнашк девятк восьмерк семерк шестерк жигул классик ваз 2107 2106 2105 2108 2109 2110 2111 2112 2113 2114 2115 21099 датсун datsun'],
];
