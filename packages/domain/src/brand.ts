import type { CityCode } from './city.ts';
import type { Deliveries } from './delivery.ts';
import type { LeadFormId } from './lead/lead-forms.ts';
import type { BrandListings } from './listing/listing-kinds.data.ts';
import type { Deposits } from './shop/deposit.ts';

/** `1` brand-one, `2` asc (PRD-9). New brands take the next number. */
export type HoldingId = number;

export type SocialNetwork = 'vk' | 'youtube' | 'telegram' | 'dzen';

/** Facts of a brand: every difference that is not a token, a slot or a shell file. */
export type Brand = {
  /** Code of the brand, also the name of its shell: `brand-one`, `asc`. */
  code: string;
  holdingId: HoldingId;
  /** The name that visitors read. */
  name: string;
  /** Host without protocol; absolute URLs come from here, never from a request header. */
  host: string;
  /** Company phone per city, digits only with the country code: `74951234567`. */
  phones: Record<CityCode, string>;
  /** Working hours beside the footer's phone, or null where none are shown. */
  footerHours: string | null;
  features: {
    /** Popup «Ваш город:» 3 s after load when no city is chosen. */
    cityPopup: boolean;
    geolocationButton: boolean;
    englishLink: boolean;
    loyalty: boolean;
  };
  /** Kinds of listings and their sections, in the order of menus and tabs. What is not named does not exist here. */
  listings: BrandListings;
  /** Dealer centres with a listing of their own (`/cars-vnukovo/`): place → code of the centre. */
  places?: { vnukovo?: string };
  /** What reserves a vehicle of a kind on the site; a kind without a deposit is reserved by a request. */
  deposits?: Deposits;
  /** What brings a vehicle of a kind from one of its cities to the other; a kind without is fetched where it stands. */
  delivery?: Deliveries;
  /** `spec`: one required box; `separate`: agreement, data consent and marketing apart. */
  consentMode: 'spec' | 'separate';
  /** Where letters of the compliance hot line go, and nowhere else. */
  complianceMail: string;
  /** Forms that this brand offers; the API takes no other. */
  forms: readonly LeadFormId[];
  /** Ids of counters and the address of the tracking hub. A deployment turns on what it wants of them (`COUNTERS`); nothing is on by itself. */
  counters: {
    metrika: string | null;
    callTracking: string | null;
    tagManager: string | null;
    hub: `https://${string}` | null;
  };
  /** The hour of its drawn scenes: noon unless told. */
  light?: 'dusk';
  social: Partial<Record<SocialNetwork, string>>;
  /** Pages of the application in stores; without them the site itself is put on the screen. */
  appStores?: { ios?: `https://${string}`; android?: `https://${string}` };
  /** Whom to tell about a vulnerability, as a URI: `mailto:…` or `https://…` (RFC 9116). */
  securityContact: `mailto:${string}` | `https://${string}`;
  legal: { entity: string; ogrn: string; address: string };
  /** What the footer says while stock and texts are the example's; a deployment with a stock of its own has none. */
  exampleNotice?: string;
};

/** Facts that the API keeps a copy of and decides by, whatever a browser or a shell sends. A test holds both against each other. */
export type HoldingFacts = Pick<
  Brand,
  | 'code'
  | 'holdingId'
  | 'name'
  | 'host'
  | 'legal'
  | 'phones'
  | 'features'
  | 'deposits'
  | 'consentMode'
  | 'complianceMail'
  | 'forms'
  | 'light'
>;

/** Absolute address on the brand's own host; what is absolute already stays. The host never comes from a request. */
export function absoluteUrl(brand: Pick<Brand, 'host'>, path: string): string {
  return new URL(path, `https://${brand.host}`).href;
}
