// biome-ignore-all format: dense table of words

/** Makers that people ask for and a shop may not keep, by the thing that is meant where nothing else is said; each as a pattern of small letters. */
export const otherMakers: readonly (readonly [thing: string, makers: string])[] = [
  ['шины', 'matador|матадор|tigar|тигар|белшин\\p{L}*|belshina|frontway|фронвей|фронтвей|goodride|гудрайд|westlake|вестлейк|maxxis|максис|laufenn|лауфен+|roadstone|роадстоун|marshal|маршал|ling\\s?long|линг\\s?лонг|linglong|(?<!(?:донг|дун|дон|dongfeng)\\p{L}*\\s)aeolus|эолус|barum|барум|nitto|нитто|bf\\s?goodrich|бф\\s?гудрич|гудрич|uniroyal|юниройал|semperit|семперит|fulda|фульда|kleber|клебер|riken|рикен|orium|ориум|landsail|ландсейл|delinte|делинте|double\\s?star|дабл\\s?стар|rovelo|ровело|nankang|нанканг|vredestein|вредештайн|falken|фалкен|hifly|хайфлай|amtel|амтел|волтайр|voltyre|омскшин\\p{L}*|нкшз|нижнекамскшин\\p{L}*|алтайшин\\p{L}*|ultragrip|ультрагрип|windforce|виндфорс|compasal|компасал|torero|тореро|arivo|ариво|headway|antares|антарес|powertrac|debica|дебица|grenlander|гренландер'],
  ['видеорегистратор', 'incar|инкар|roadgid|роадгид|роудгид|blackvue|блэквью|sho-?me|шо\\s?ми|artway|артвей|dunobil|дунобил|street\\s?storm|стрит\\s?шторм|trendvision|трендвижн|carcam|каркам|datakam|датакам|fujida|фуджида|intego|интего|marubox|марубокс|ddpai|ддпай|daocam|даокам'],
  ['аккумулятор', 'delkor|делкор|solite|солайт|солит|afa|panasonic|yuasa|юаса|inci\\s?aku|инчи\\s?аку|актех|aktex|alphaline|альфалайн|black\\s?horse|блэк\\s?хорс|ecostart|экостарт|подольск\\p{L}*\\s+ак\\p{L}*|furukawa|фурукава|cene|moll|молл|tab\\s?polar|unikum|уникум'],
  ['масло моторное', 'mobis|мобис|kixx|кикс|teboil|теб[ао][ий]л|bardahl|барда(?:л|ль)|valvoline|вал?львалин|вальволин|валволин|fuchs|petronas|петронас|repsol|репсол|addinol|аддинол|neste|totachi|тотачи|mannol|ман+ол|xado|bizol|бизол|amsoil|амсоил|kroon\\s?oil|unil|юнил|yacco|якко|pemco|пемко|oil\\s?right|[оо][ий]лрайт|sintoil|синтойл|gt\\s?oil|s-oil|хайтек|hi-?tec|wolver|вольвер|ngn|micking|микинг'],
  ['фильтр', 'good\\s?will|гудвил+|fram|фрам|sct|wix|purflux|пурфлюкс|ufi|fleetguard|флитгард|donaldson|дональдсон|мегафильтр|цитрон|japanparts|джапанпартс|alco|green\\s?filter'],
  ['колодки тормозные', 'remsa|ремса|hi-?q|allied\\s?nippon|аллиед\\s?ниппон|tsn|маркон|markon|advics|адвикс|kashiyama|кашияма|hankook\\s?frixa|frixa|фрикса'],
  ['амортизаторы', 'tokico|токико|mando|мандо|koni|белмаг|скопин\\p{L}*|demfi|демфи|asomi|асоми|gabriel'],
  ['свечи зажигания', 'brisk|бриск|finwhale|финвал|torch|autolite'],
  ['', 'fenox|фенокс|stellox|стел+окс|trialli|триал+и|patron|masuma|масума|blue\\s?print|блю\\s?принт|lynx(?:auto)?|miles|hofer|хофер|maxpart|avantech|ganz|sat(?=\\s|$)|nipparts|ashika|asva|асва|zekkert|зеккерт|finwhale|bautler|pilenga|пиленга|metaco|метако'],
  ['автокосметика', 'kerry|керри|астрохим|astrohim|3\\s?ton|3\\s?тон|doctor\\s?wax|доктор\\s?вакс|soft\\s?99|софт\\s?99|meguiars|мегуарс|ma-?fra|мафра|азелит|azelit|nigrin|нигрин'],
  ['компрессор', 'агрессор|aggressor|автовираж|autovirazh|golden\\s?snail|голден\\s?снайл|kraft\\s?auto'],
  ['автокресло', 'chicco|чикко|peg\\s?perego|пег\\s?перего|joie|zlatek|златек|capella|капелла|inglesina|инглезина|nania|нания|leader\\s?kids|лидер\\s?кидс|bambola|бамбола|smart\\s?travel|смарт\\s?травел|kenga|кенга'],
  ['фаркоп', 'baltex|балтекс|tavials|тавиалс|пт\\s?групп|auto-?hak|автохак|oris|орис'],
  ['мотошлем', 'scorpion\\s?exo|caberg|каберг|nolan|нолан|shark|шарк|airoh|айро|mt\\s?helmets|gsb|vcan|nexx|schuberth|шуберт|arai|араи|just1|fly\\s?racing|o.?neal'],
];
