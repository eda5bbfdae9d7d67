type List = Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** Longer ones are not kept: they are of pictures that are drawn seldom. */
const longest = 2e6;

/**
 * A list for one picture at a time, of the length that is asked for, its old values in it. What is made anew for every picture
 * makes the collector go through the whole heap for every second one.
 */
export function scratch<T extends List>(make: (length: number) => T): (length: number) => T {
  let kept = make(0);
  return (length) => {
    if (length > longest) return make(length);
    if (kept.length < length) kept = make(length);
    return kept.subarray(0, length) as T;
  };
}
