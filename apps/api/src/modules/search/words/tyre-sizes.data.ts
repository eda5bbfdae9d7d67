// biome-ignore-all format: dense table of words

/** Sizes of tyres that cars are sold with, as names write them, and how texts begin the names of the cars; longer names first where one begins another. */
export const tyreSizesOfCars: readonly (readonly [sizes: string, cars: string])[] = [
  ['265/65 R17, 265/60 R18', 'прад prado хайлюкс hilux фортунер fortuner л200 l200 паджеро pajero танк\\s?300 tank\\s?300 хайлакс'],
  ['285/60 R18, 275/45 R20', '(?:крузак|крузер|cruiser|лк|lc|тлк)\\s?(?:200|300) lx\\s?570 ленд\\s?крузер land\\s?cruiser'],
  ['245/70 R16, 235/75 R15', 'патриот patriot хантер hunter'],
  ['185/65 R15, 195/55 R16, 205/50 R17', 'вест[аеуы] vesta искр iskra'],
  ['185/65 R15, 205/55 R16', 'ларгус largus логан logan сандеро sandero степвей stepway иксрей xray'],
  ['175/65 R14, 185/60 R15, 185/55 R15', 'грант granta калин kalina приор priora датсун datsun'],
  ['175/70 R13', 'ваз жигул классик 2107 2106 2105 2109 2110 2114 2115'],
  ['185/65 R15, 195/55 R16', 'рио rio солярис solaris акцент accent'],
  ['185/60 R15, 195/65 R15, 195/55 R16', 'поло polo рапид rapid фабия fabia'],
  ['205/65 R16, 205/60 R16, 215/60 R17', 'крет creta селтос seltos сул soul соул'],
  ['215/60 R17, 225/55 R18', 'джолион jolion кулрей coolray тигго\\s?4 tiggo\\s?4 x50 х50 омода\\s?[cс]5 omoda\\s?c5'],
  ['225/65 R17, 225/60 R18', 'тигго\\s?[78] tiggo\\s?[78] атлас atlas дарго dargo хавал\\s?[fф]7 haval\\s?f7 икстрейл x-?trail икс\\s?трейл [сc][rр]-?[vв] срв [xх]70 аутлендер outlander форестер forester [cс][xх]-?5'],
  ['225/60 R17, 225/55 R18, 235/60 R18, 235/65 R17', 'спорт[еэ]йдж sportage туссан туксон тускон tucson ix35'],
  ['225/65 R17, 225/60 R18, 235/55 R19', 'рав rav'],
  ['215/65 R16, 215/60 R17', 'дастер duster каптур kaptur аркан arkana террано terrano кашкай qashqai'],
  ['215/65 R16, 215/65 R17, 235/55 R18, 235/50 R18', 'тигуан tiguan кодиак kodiaq карок karoq йети yeti'],
  ['205/65 R16, 215/60 R16, 215/55 R17, 235/45 R18', 'камри camry оптим optima к5 k5 соната сонату sonata суперб superb пассат passat мондео mondeo'],
  ['195/65 R15, 205/55 R16, 225/45 R17, 225/40 R18', 'октави octavia сид ceed серато церато cerato элантр elantra i30 гольф golf джетт jetta королл corolla фокус focus астр astra цивик civic круз cruze мазд[аеуы]\\s?3 mazda\\s?3 лансер lancer'],
  ['235/65 R17, 235/60 R18, 235/55 R19, 255/45 R20', 'соренто sorento санта\\s?фе santa\\s?fe палисад palisade [qк]5 glc глц [xх][cс]\\s?60 монжаро monjaro хайлендер highlander'],
];
