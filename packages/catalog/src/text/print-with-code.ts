/**
 * Prints the page with a code of its address in the head of the paper, which the frame holds ready (`data-paper-code`).
 * The code is drawn only now: few print. Without it the paper is printed all the same.
 */
export async function printWithCode(): Promise<void> {
  const place = document.querySelector('[data-paper-code]');
  const drawn = await import('@showroom/domain/qr').catch(() => null);
  if (place && drawn) place.innerHTML = drawn.qrSvg(location.href);
  print();
}
