import type { Layout } from '@showroom/guards/route-table';

type Shell = 'brand-one' | 'asc';
type Named = Exclude<Layout, 'default' | 'none'>;

const embedded = ['', '/{categories}', '/{categories}/{categories2}', '/{categories}/{categories2}/{categories3}'];

/** Every address of docs/product/routes.md outside the layout `default`, in both shells. */
export const layoutPaths: Readonly<Record<Named, readonly string[]>> = {
  about: ['', '/advisers', '/awards', '/career', '/compliance', '/history'].map((path) => `/about${path}`),
  // `/authorization/dev` has a row in development alone; links of letters end beside the sign-in.
  auth: ['/lk/auth', '/lk/email', '/unsubscribe'],
  clear: [
    ...['/event', '/event/mini', '/i/{code}', '/i/cn/{code}', '/vcard/{code}', '/vcard/{lang}/{code}', '/ic/{code}'],
    ...['/price-tags/{id}', '/checkout/{id}', '/pay/{id}', '/pay/success'],
    ...['Approve', 'Cancel', 'Decline'].map((end) => `/webpay/BankSPB/${end}`),
    ...['basket', 'catalog_list', 'catalog_list/{id}', 'item/{code}', 'ordering'].map((path) => `/iframe/${path}`),
    ...['service/online', 'services/insurance', 'services/testdrive'].map((path) => `/iframe/${path}`),
    ...embedded.flatMap((path) => [`/iframe/parts${path}`, `/iframe/store${path}`]),
  ],
  english: ['/i/en/{code}'],
  lk: [
    '',
    ...['/profile', '/garage', '/garage/{id}', '/orders', '/orders/{order}', '/orders/{order}/{work}'],
    ...['/orders/sales/{work}', '/insurances', '/insurances/{insurance}', '/favorites', '/compare', '/notifications'],
    ...['/functional-services', '/service-registration'],
  ].map((path) => `/lk${path}`),
  registration: ['/registration'],
  reports: ['/reports', '/reports/{code}'],
};

/** The same of one brand alone. */
export const ownLayoutPaths: Readonly<Record<Shell, Partial<Record<Named, readonly string[]>>>> = {
  'brand-one': {
    english: ['/en/about', '/en/about/compliance', '/en/history', '/en/news', '/en/news/{id}'],
    lk: ['/lk/loyalty'],
  },
  asc: {},
};
