const longest = 80;

/** A name as addresses have it: what is no latin letter and no digit becomes a hyphen. */
export const pictureName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
