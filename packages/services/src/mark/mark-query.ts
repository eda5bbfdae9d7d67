/** The mark or model that a form is about, as the query of its link says it. */
export type MarkSubject = { markCode: string | null; modelCode: string | null; name: string };

const code = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Reads `?mark=toyota&model=camry&name=Toyota+Camry`. Anything that cannot be right is dropped. */
export function readMarkQuery(query: string): MarkSubject {
  const params = new URLSearchParams(query);
  const read = (key: string) => {
    const value = params.get(key) ?? '';
    return code.test(value) ? value : null;
  };
  const markCode = read('mark');
  return {
    markCode,
    // A model is one of its mark.
    modelCode: markCode === null ? null : read('model'),
    name: (params.get('name') ?? '').trim().slice(0, 80),
  };
}
