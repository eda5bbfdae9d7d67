/** What was read of a copy, read once while the copy lives. */
export function remember<Copy extends WeakKey, Value>(
  read: WeakMap<Copy, Value>,
  copy: Copy,
  readAnew: () => Value,
): Value {
  const known = read.get(copy);
  if (known !== undefined) return known;
  const value = readAnew();
  read.set(copy, value);
  return value;
}
