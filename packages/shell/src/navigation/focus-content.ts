/**
 * A link takes the focus away with its page, which is hidden or gone, and the next Tab would go on from where it stood: behind
 * it, in the footer. The page that came has the focus then. Whatever else holds it, a box of a filter or a field, keeps it.
 */
export function focusContent(): void {
  // What was hidden this moment still counts as focused.
  if (!document.querySelector(':focus')?.getClientRects().length)
    document.getElementById('content')?.focus({ preventScroll: true });
}
