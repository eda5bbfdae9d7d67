const RealDate = globalThis.Date;

/**
 * Sets the clock of the page to `start`; it runs on from there. A story that speaks of tomorrow then looks the same
 * on every day.
 * @returns what gives the page the real clock back
 */
export function setClock(start: Date): () => void {
  const shift = start.getTime() - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [target.now() + shift], self),
    get: (target, key, self) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key, self)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
