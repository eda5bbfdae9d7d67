// What may stand in a header as it is: printable ASCII without the space.
const unsafe = /[^\x21-\x7e]/gu;
const control = /\p{Cc}/gu;

/** Makes an address fit for a Location header: controls go, everything beyond printable ASCII is percent-encoded. */
export function toHeaderText(address: string): string {
  return address.toWellFormed().replace(control, '').replace(unsafe, encodeURIComponent);
}
