/** What the shell's /api answers to a story, by the end of its path; what is not named is not reachable. */
export type Answers = Readonly<Record<string, { status?: number; body: unknown }>>;

/** Answers in place of the network until the returned function is called. */
export function answerWith(answers: Answers): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return before(input, init);
    const found = Object.entries(answers).find(([end]) => pathname.replace(/\/$/, '').endsWith(end));
    if (!found) throw new TypeError('Failed to fetch');
    const [, { status = 200, body }] = found;
    return Response.json(body, { status });
  };
  return () => {
    globalThis.fetch = before;
  };
}
