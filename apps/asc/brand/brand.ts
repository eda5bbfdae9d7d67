import type { Brand } from '@showroom/domain/brand';

export const brand = {
  code: 'asc',
  holdingId: 2,
  name: 'АСЦ',
  host: 'asc.example',
  phones: { msk: '74955550202', spb: '78125550202' },
  footerHours: 'с 10:00 до 19:00 пн-пт',
  features: {
    cityPopup: false,
    geolocationButton: false,
    englishLink: false,
    loyalty: false,
  },
  listings: {
    cars: ['new', 'used', 'sale', 'vat', 'on-sale-soon', 'promo'],
    atv: ['new', 'used'],
    commercial: ['fleet', 'trucks', 'used'],
  },
  consentMode: 'spec',
  complianceMail: 'compliance@asc.example',
  forms: [
    'form_testdrive',
    'form_credit',
    'form_on_sale_soon',
    'form_catalog_report',
    'form_about_feedback',
    'form_compliance',
    'form_event',
    'form_service_online',
  ],
  counters: { enabled: false, metrika: '539032', callTracking: '42228', tagManager: null },
  social: {
    vk: 'https://vk.com/',
    youtube: 'https://www.youtube.com/',
    telegram: 'https://t.me/',
    dzen: 'https://dzen.ru/',
  },
  securityContact: 'mailto:security@asc.example',
  legal: { entity: 'АО «АСЦ»', ogrn: '2000000000002', address: 'Москва, Варшавское шоссе, 91' },
  replacedLogos: ['mini', 'bmw'],
} as const satisfies Brand;
