/**
 * What guests do as well as customers: without a token it is a guest's, with a live one the customer's, and a token that is over is
 * 401. The tests of the modules tell whose it becomes.
 */
export const guestsToo: ReadonlySet<string> = new Set([
  'lead.commit',
  'report.confirm',
  'booking.confirm',
  'storeOrders.quote',
  'storeOrders.create',
  'vehicleReservations.create',
]);
