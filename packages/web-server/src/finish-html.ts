const open = '<script>';
const close = '</script>';

/**
 * Joins neighbouring inline scripts of a finished page into one. The framework sends its data in a hundred little
 * scripts, as they become known while streaming; a page that leaves whole needs one, and its policy one hash.
 */
export function joinInlineScripts(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = html.indexOf(open); start >= 0; start = html.indexOf(open, from)) {
    parts.push(html.slice(from, start));
    const bodies: string[] = [];
    let at = start;
    while (html.startsWith(open, at)) {
      const end = html.indexOf(close, at);
      if (end < 0) return html;
      bodies.push(html.slice(at + open.length, end));
      at = end + close.length;
    }
    // A line break, as a body may end in a comment or without its semicolon.
    parts.push(open, bodies.join(';\n'), close);
    from = at;
  }
  parts.push(html.slice(from));
  return parts.join('');
}

const asyncScript = /<script src="[^"]*" async=""><\/script>/g;

/**
 * Puts the external scripts of the head before `</body>`. They are asynchronous, so nothing waits for them either way;
 * but found late they leave the line to the first picture and the fonts on a slow network.
 */
export function moveScriptsLast(html: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < 0) return html;
  const head = html.slice(0, headEnd);
  const scripts = head.match(asyncScript) ?? [];
  return `${head.replaceAll(asyncScript, '')}${html.slice(headEnd, bodyEnd)}${scripts.join('')}${html.slice(bodyEnd)}`;
}

const urgentPicture = /<link rel="preload" as="image"[^>]* fetchPriority="high"\/>/g;

/** Puts what is urgent of the pictures before the styles of the head: 50 kB of them on a slow line are a tenth of a second. */
export function movePicturesFirst(html: string): string {
  const styles = html.indexOf('<style');
  const headEnd = html.indexOf('</head>');
  if (styles < 0 || headEnd < styles) return html;
  const late = html.slice(styles, headEnd);
  const pictures = late.match(urgentPicture) ?? [];
  if (pictures.length === 0) return html;
  return `${html.slice(0, styles)}${pictures.join('')}${late.replaceAll(urgentPicture, '')}${html.slice(headEnd)}`;
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** Gives the document element more attributes. Names and values are ASCII. */
export function addAttributes(html: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}='${escaped(value)}'`);
  return written.length > 0 ? html.replace(/<html[^>]*/, (tag) => tag + written.join('')) : html;
}
