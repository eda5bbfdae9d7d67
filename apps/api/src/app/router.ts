import { accountHomeRoutes } from '../modules/account-home/routes.ts';
import { requestRoutes } from '../modules/answering/request-routes.ts';
import { bookingRoutes } from '../modules/booking/routes.ts';
import { brandsRoutes } from '../modules/brands/routes.ts';
import { catalogRoutes } from '../modules/catalog/routes.ts';
import { contentRoutes } from '../modules/content/routes.ts';
import { dealersRoutes } from '../modules/dealers/routes.ts';
import { deskDealRoutes } from '../modules/deals/desk-routes.ts';
import { deskReservationDealRoutes } from '../modules/deals/reservation-routes.ts';
import { salesDealRoutes } from '../modules/deals/routes.ts';
import { deskRoutes } from '../modules/desk/routes.ts';
import { deskLeadsRoutes } from '../modules/desk-leads/routes.ts';
import { deskPlacesRoutes } from '../modules/desk-places/routes.ts';
import { deskSeoRoutes } from '../modules/desk-seo/routes.ts';
import { deskSourcesRoutes } from '../modules/desk-sources/routes.ts';
import { deskWordsRoutes } from '../modules/desk-words/routes.ts';
import { garageRoutes } from '../modules/garage/routes.ts';
import { deskInsuranceRoutes } from '../modules/insurances/desk-routes.ts';
import { insurancesRoutes } from '../modules/insurances/routes.ts';
import { leadRoutes } from '../modules/leads/routes.ts';
import { deskBonusRoutes, loyaltyRoutes } from '../modules/loyalty/routes.ts';
import { navigationRoutes } from '../modules/navigation/routes.ts';
import { noticeRoutes } from '../modules/notices/routes.ts';
import { passkeyRoutes } from '../modules/passkeys/routes.ts';
import { deskPaymentRoutes } from '../modules/payment-intake/desk-routes.ts';
import { paymentRoutes } from '../modules/payment-intake/routes.ts';
import { profileRoutes } from '../modules/profile/routes.ts';
import { userRoutes } from '../modules/profile/user-routes.ts';
import { reportRoutes } from '../modules/report/routes.ts';
import { deskReviewRoutes, reviewRoutes } from '../modules/reviews/routes.ts';
import { searchRoutes } from '../modules/search/routes.ts';
import { selectionRoutes } from '../modules/selection/routes.ts';
import { deskOrdersRoutes } from '../modules/service-orders/desk-routes.ts';
import { ordersRoutes } from '../modules/service-orders/routes.ts';
import { shortLinkRoutes } from '../modules/short-links/routes.ts';
import { authRoutes } from '../modules/sign-in/routes.ts';
import { sitemapRoutes } from '../modules/sitemap/routes.ts';
import { staffRoutes } from '../modules/staff/routes.ts';
import { storeRoutes } from '../modules/store/routes.ts';
import { deskPromoRoutes } from '../modules/store-orders/desk-promo.ts';
import { deskStoreRoutes } from '../modules/store-orders/desk-routes.ts';
import { storeOrderRoutes } from '../modules/store-orders/routes.ts';
import { systemRoutes } from '../modules/system/routes.ts';
import { toolsRoutes } from '../modules/tools/routes.ts';
import { tradeInRoutes } from '../modules/trade-in/routes.ts';
import { uploadRoutes } from '../modules/uploads/routes.ts';
import { deskReservationRoutes } from '../modules/vehicle-reservations/desk-routes.ts';
import { vehicleReservationRoutes } from '../modules/vehicle-reservations/routes.ts';
import { vitalRoutes } from '../modules/vitals/routes.ts';
import { watchRoutes } from '../modules/watches/routes.ts';
import { api } from '../rpc/implementer.ts';

/** Every endpoint of the contract with its handler; one that is missing does not compile. */
export const router = api.router({
  salesDeals: salesDealRoutes,
  loyalty: loyaltyRoutes,
  notices: noticeRoutes,
  accountHome: accountHomeRoutes,
  deskDeals: { ...deskDealRoutes, ...deskBonusRoutes },
  deskInsurances: deskInsuranceRoutes,
  brands: brandsRoutes,
  catalog: catalogRoutes,
  dealers: dealersRoutes,
  navigation: { ...navigationRoutes, ...sitemapRoutes },
  content: contentRoutes,
  lead: leadRoutes,
  booking: bookingRoutes,
  payments: paymentRoutes,
  profile: profileRoutes,
  report: reportRoutes,
  request: requestRoutes,
  auth: authRoutes,
  user: userRoutes,
  passkeys: passkeyRoutes,
  search: searchRoutes,
  store: storeRoutes,
  system: systemRoutes,
  deskContent: deskRoutes,
  deskPictures: uploadRoutes,
  deskSources: deskSourcesRoutes,
  deskWords: deskWordsRoutes,
  garage: garageRoutes,
  orders: ordersRoutes,
  insurances: insurancesRoutes,
  deskOrders: deskOrdersRoutes,
  deskLeads: deskLeadsRoutes,
  deskSeo: deskSeoRoutes,
  deskStaff: staffRoutes,
  deskPlaces: deskPlacesRoutes,
  tradeIn: tradeInRoutes,
  reviews: reviewRoutes,
  storeOrders: storeOrderRoutes,
  vehicleReservations: vehicleReservationRoutes,
  deskReservations: { ...deskReservationRoutes, ...deskReservationDealRoutes },
  deskReviews: deskReviewRoutes,
  deskStore: deskStoreRoutes,
  deskPayments: deskPaymentRoutes,
  deskPromo: deskPromoRoutes,
  selection: selectionRoutes,
  watches: watchRoutes,
  vitals: vitalRoutes,
  tools: { ...toolsRoutes, ...shortLinkRoutes },
});
