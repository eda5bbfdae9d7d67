import type { Brand } from '@showroom/domain/brand';

export const brand = {
  code: 'brand-one',
  holdingId: 1,
  name: 'Brand One',
  host: 'brand-one.example',
  phones: { msk: '74955550101', spb: '78125550101' },
  footerHours: null,
  features: {
    cityPopup: true,
    geolocationButton: true,
    englishLink: true,
    loyalty: true,
  },
  listings: {
    cars: ['new', 'used', 'sale', 'vat', 'on-sale-soon', 'promo', 'vnukovo'],
    electro: ['new', 'used'],
    moto: ['new', 'used'],
    atv: ['new', 'used'],
    'jet-ski': ['new', 'used'],
    commercial: ['fleet', 'trucks', 'semi-trailers'],
  },
  places: { vnukovo: 'brand-one-vnukovo' },
  consentMode: 'spec',
  forms: ['form_testdrive', 'form_credit', 'form_on_sale_soon', 'form_catalog_report'],
  counters: { enabled: false, metrika: '34283180', callTracking: '35643', tagManager: null },
  social: {
    vk: 'https://vk.com/',
    youtube: 'https://www.youtube.com/',
    telegram: 'https://t.me/',
    dzen: 'https://dzen.ru/',
  },
  securityContact: 'mailto:security@brand-one.example',
  legal: { entity: 'ООО «Бренд Один»', ogrn: '1000000000001', address: 'Москва, Ленинградское шоссе, 71' },
  replacedLogos: ['mini', 'bmw'],
} as const satisfies Brand;
