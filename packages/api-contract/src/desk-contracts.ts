import { deskContentContract } from './desk-content.ts';
import { deskDealsContract } from './desk-deals.ts';
import { deskInsurancesContract } from './desk-insurances.ts';
import { deskLeadsContract } from './desk-leads.ts';
import { deskOrdersContract } from './desk-orders.ts';
import { deskPaymentsContract } from './desk-payments.ts';
import { deskPicturesContract } from './desk-pictures.ts';
import { deskPlacesContract } from './desk-places.ts';
import { deskPromoContract } from './desk-promo.ts';
import { deskSeoContract } from './desk-seo.ts';
import { deskSourcesContract } from './desk-sources.ts';
import { deskStaffContract } from './desk-staff.ts';
import { deskStoreContract } from './desk-store.ts';
import { deskWordsContract } from './desk-words.ts';
import { deskReviewsContract } from './reviews.ts';
import { deskReservationsContract } from './vehicle-reservations.ts';

/** Calls of the staff desk. */
export const deskContracts = {
  deskContent: deskContentContract,
  deskPictures: deskPicturesContract,
  deskOrders: deskOrdersContract,
  deskPlaces: deskPlacesContract,
  deskLeads: deskLeadsContract,
  deskSeo: deskSeoContract,
  deskStaff: deskStaffContract,
  deskDeals: deskDealsContract,
  deskInsurances: deskInsurancesContract,
  deskReviews: deskReviewsContract,
  deskReservations: deskReservationsContract,
  deskStore: deskStoreContract,
  deskPayments: deskPaymentsContract,
  deskPromo: deskPromoContract,
  deskSources: deskSourcesContract,
  deskWords: deskWordsContract,
};
