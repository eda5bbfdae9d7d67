/** What a visitor must find under each brand. Written down here a second time on purpose: a test that asks the shell what is right proves nothing. */
export const brands = [
  {
    code: 'brand-one',
    holdingId: 1,
    name: 'Brand One',
    host: 'brand-one.example',
    phones: { msk: '74955550101', spb: '78125550101' },
    footerHours: null,
    cityPopup: true,
    loyalty: true,
    look: { family: 'Golos Text', radius: '6px', action: 'rgb(204, 53, 8)', surface: 'rgb(255, 255, 255)' },
    ownRedirect: { from: '/elektromobili/', to: '/cars/?engine=electro', status: 302 },
  },
  {
    code: 'asc',
    holdingId: 2,
    name: 'АСЦ',
    host: 'asc.example',
    phones: { msk: '74955550202', spb: '78125550202' },
    footerHours: 'с 10:00 до 19:00 пн-пт',
    cityPopup: false,
    loyalty: false,
    look: { family: 'Onest', radius: '12px', action: 'rgb(27, 65, 128)', surface: 'rgb(255, 253, 249)' },
    ownRedirect: { from: '/adresa-centrov/', to: '/contacts/', status: 301 },
  },
] as const;

export type BrandFacts = (typeof brands)[number];
export type BrandCode = BrandFacts['code'];
