import type { CityCode } from '@showroom/domain/city';
import type { PersonalLanguage } from '@showroom/domain/contact-paths';

export type PersonalWords = {
  call: string;
  extension: string;
  mail: string;
  save: string;
  route: string;
  write: string;
  centre: string;
  address: string;
  hours: string;
  marks: string;
  speaks: string;
  reviews: string;
  card: string;
  page: string;
  scan: string;
  others: string;
  /** Names of languages, of this one's reader. */
  languages: Readonly<Record<PersonalLanguage, string>>;
  cities: Readonly<Record<CityCode, string>>;
  /** Days and hours as centres write them. */
  days: Readonly<Record<string, string>>;
};

/** Words of the personal pages of advisers, as each language says them. */
export const personalWords: Readonly<Record<PersonalLanguage, PersonalWords>> = {
  ru: {
    call: 'Позвонить',
    extension: 'доб.',
    mail: 'Написать на\u00a0почту',
    save: 'Сохранить контакт',
    route: 'Как доехать',
    write: 'Оставить сообщение',
    centre: 'Центр',
    address: 'Адрес',
    hours: 'Отдел продаж',
    marks: 'Марки',
    speaks: 'Языки',
    reviews: 'Отзывы',
    card: 'Визитная карточка',
    page: 'Страница консультанта',
    scan: 'Наведите камеру: откроется страница консультанта',
    others: 'Другие языки',
    languages: { ru: 'русский', en: 'английский', zh: 'китайский' },
    cities: { msk: 'Москва', spb: 'Санкт-Петербург' },
    days: { 'пн–вс': 'ежедневно' },
  },
  en: {
    call: 'Call',
    extension: 'ext.',
    mail: 'Email',
    save: 'Save contact',
    route: 'Get directions',
    write: 'Leave a message (in Russian)',
    centre: 'Dealership',
    address: 'Address, to show a taxi driver',
    hours: 'Sales hours',
    marks: 'Brands',
    speaks: 'Speaks',
    reviews: 'Reviews (in Russian)',
    card: 'Business card',
    page: 'Personal page',
    scan: 'Point your camera here to open this adviser’s page',
    others: 'Other languages',
    languages: { ru: 'Russian', en: 'English', zh: 'Chinese' },
    cities: { msk: 'Moscow', spb: 'Saint Petersburg' },
    days: { 'пн–вс': 'Daily', 'пн–пт': 'Mon–Fri', 'сб–вс': 'Sat–Sun', выходной: 'closed' },
  },
  zh: {
    call: '拨打电话',
    extension: '分机',
    mail: '发送邮件',
    save: '保存联系人',
    route: '导航前往',
    write: '留言（俄语）',
    centre: '所属门店',
    address: '地址（可出示给出租车司机）',
    hours: '销售部营业时间',
    marks: '经营品牌',
    speaks: '服务语言',
    reviews: '客户评价（俄语）',
    card: '电子名片',
    page: '顾问主页',
    scan: '扫码打开顾问主页',
    others: '其他语言',
    languages: { ru: '俄语', en: '英语', zh: '中文' },
    cities: { msk: '莫斯科', spb: '圣彼得堡' },
    days: { 'пн–вс': '每天', 'пн–пт': '周一至周五', 'сб–вс': '周六、周日', выходной: '休息' },
  },
};

/** How each language names itself, for the link to its page. */
export const ownNames: Readonly<Record<PersonalLanguage, string>> = { ru: 'По-русски', en: 'English', zh: '中文' };

/** What `lang` and `hreflang` say. */
export const languageTags: Readonly<Record<PersonalLanguage, string>> = { ru: 'ru', en: 'en', zh: 'zh-CN' };
