export type JsonLdNode = { [key: string]: JsonLdValue };
export type JsonLdValue = string | number | boolean | null | undefined | JsonLdNode | readonly JsonLdValue[];

/** JSON that cannot close the script element it stands in, nor open a comment there. */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(/</g, '\\u003c');
}

/** Structured data of a page for search engines. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text in a script, which would break JSON; `<` is escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }} />;
}
