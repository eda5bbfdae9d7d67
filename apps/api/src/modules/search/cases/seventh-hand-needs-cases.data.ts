// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });
const none = (query: string): JudgedCase => ({ query, nothing: true });
const leads = (query: string, page: string): JudgedCase => ({ query, page });

/** Needs in whole phrases and wishes of named models, after the thirty-second list (2026-11-27, ADR-078): a row or two of each cause, judged by eye at both holdings. */
export const seventhHandNeedsCases: readonly JudgedCase[] = [
  // Who sits in it, and what it carries
  wished('на чем возить троих детей в автокреслах'), wished('нас семеро куда поместиться'), wished('две собаки и ребенок куда всех посадить'), wished('мама с коляской багажник побольше'), wished('возить кирпич и цемент на стройку'), wished('возить рабочих на объект человек 8'),
  wished('развозить пиццу по городу'), wished('под мороженое и заморозку холодильник до минус 20'), { query: 'перевозить лошадь', vehicle: 'Скотовозов' }, wished('тянуть катер полторы тонны'), wished('рыбалка охота чтобы спать можно было внутри'), wished('запчасти дешевые и чинить в гараже'),
  // Where it goes, and when
  wished('для деревни где дорог нет'), wished('чтобы по лужам и сугробам у подъезда не скрести'), wished('что заводится в минус сорок'), wished('зимой греть руки и попу'), wished('по полям на пасеку'), wished('на байкал по льду'), { query: 'выгнать снег со двора', vehicle: '' },
  wished('ездить 300 км в день на работу электричка хватит?'), wished('маленький расход топлива трасса каждый день'), wished('чтобы пробки не утомляли'),
  // For whom, and what it is to be like
  car('как у президента', 'Aurus'), wished('солидная машина директору'), wished('деду 75 лет высокая посадка и автомат'), wished('молодой маме красную маленькую'), wished('тихая и мягкая чтобы спина не болела'), wished('дочке студентке недорогую автомат'),
  wished('рост 195 куда влезу'), wished('китаец который не гниет'), wished('бензина мало ест'), wished('на 95м или 92м ездит все равно чтобы дешевле'), wished('праворульку с японии под заказ'), wished('автомат до миллиона с гарантией'), wished('без окрасов и не такси до миллиона'),
  leads('свадьба прокат белая красивая', '/services/subscription/'), leads('ип хочу грузовик в рассрочку', '/services/leasing/'), leads('стучит спереди справа на кочках', '/service/podveska/'), leads('салон прокурен как убрать запах', '/service/detaling/'),
  // Wishes beside a name
  car('камри 2018 и новее', 'Toyota Camry'), car('прадо 150 дизель 2018+', 'Toyota Land Cruiser Prado'), car('омода с5 вариатор не надо робот', 'Omoda C5'), car('кашкай 2 литра без вариатора', 'Nissan Qashqai'), car('бэлджи х50 максималка', 'Belgee X50'), car('гелик 63 матовый', 'Mercedes-Benz G-Класс'),
  car('приора 126 мотор до 350 тыс', 'Lada Priora'), car('а6 кватро', 'Audi A6'), car('чанган uni-k айди', 'Changan UNI-K'), car('рав4 гибрид американка', 'Toyota RAV4'), car('зикр 001 100квч', 'Zeekr 001'), car('h9 дизель 7 мест новый', 'Haval H9'), car('экоспорт автомат до 900', 'Ford EcoSport'),
  // Which of what is meant comes first, after the thirty-third and thirty-fourth lists
  wished('маленький пробег до 30000 км'), wished('мало пробега до 20 тысяч'), wished('для такси недорого'), wished('недорогая под такси комфорт'), wished('первая машина девушке'), wished('первая машина студенту 300 тыр'), wished('машина внуку до 500 тыров'),
  wished('до 160 л с чтоб утиль меньше'), wished('до 160 лс чтоб утильсбор'), wished('кроссовер до 160 сил из за утильсбора'), wished('до 150 сил чтобы налог не платить'), wished('с подогревом лобового стекла и руля'), wished('подогрев лобового стекла и руля'),
  { query: 'черный седан для директора', vehicle: ['Lexus', 'Kia K', 'Mercedes', 'BMW', 'Audi', 'Hyundai', 'Genesis', 'Toyota C', 'Voyah', 'Hongqi', 'Infiniti', 'ГАЗ 31', 'Zeekr', 'Exlantix', 'Xiaomi', 'Volvo'] }, wished('машина начальнику'), wished('кроссовер не вариатор и не робот'),
  leads('доставка в сургут', '/services/pay/'), leads('есть доставка в норильск', '/services/pay/'), { query: 'масло мото', goods: 'Масло моторное' }, { query: 'мото масло', goods: 'Масло мотоциклетное' }, car('рав4 2019 новый кузов', 'Toyota RAV4'),
  // Things, trades and services with the same words
  none('кресло для директора'), none('вызвать такси комфорт'),
  none('велосипед для дачи'), none('коляска для двойни'), none('доставка тортов'), none('рецепт торта на праздник'), none('лошади для детей'), none('женский велосипед'), none('купить участок у озера'), leads('не заводится в мороз', '/service/diagnostika/'),
  // What a kind or a generation lacks is told (2026-11-28)
  { query: 'прадо 150 дизель', vehicle: 'Toyota Land Cruiser Prado 150 с дизельным двигателем' }, wished('розовый кроссовер'),
];
