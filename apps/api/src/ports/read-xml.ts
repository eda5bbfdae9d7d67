import { escapeMarkup } from '@showroom/domain/markup';
import { SaxesParser } from 'saxes';

/** Leaves of a document by their lower-case path, `tkkpg/response/status`; of a repeated path the first. */
export type XmlLeaves = ReadonlyMap<string, string>;

/** Deeper and longer documents are no answer of a bank. */
const deepest = 20;
const mostLeaves = 500;

/**
 * Reads a small document into its leaves. @throws {Error} for what is not well-formed, has a DTD (and so entities of its own), is too
 * deep or too long
 */
export function readXml(text: string): XmlLeaves {
  const leaves = new Map<string, string>();
  const path: string[] = [];
  let value = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document with a DTD is not read.');
  });
  parser.on('opentag', ({ name }) => {
    path.push(name.toLowerCase());
    if (path.length > deepest) throw new Error('The document is too deep.');
    value = '';
  });
  parser.on('text', (part) => {
    value += part;
  });
  parser.on('cdata', (part) => {
    value += part;
  });
  parser.on('closetag', () => {
    const name = path.join('/');
    if (value.trim() !== '' && !leaves.has(name)) leaves.set(name, value.trim());
    if (leaves.size > mostLeaves) throw new Error('The document is too long.');
    path.pop();
    value = '';
  });
  parser.write(text).close();
  return leaves;
}

/** The first leaf whose path ends so: banks nest the same element here or there. */
export function leafOf(leaves: XmlLeaves, name: string): string | undefined {
  const wanted = name.toLowerCase();
  for (const [path, value] of leaves) if (path === wanted || path.endsWith(`/${wanted}`)) return value;
  return undefined;
}

/** A text as it stands in a document; control, format and unassigned characters are left out as well. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(/[^\t\n\r\P{C}]/gu, ''));
