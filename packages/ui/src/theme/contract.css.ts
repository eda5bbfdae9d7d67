import { createGlobalThemeContract } from '@vanilla-extract/css';
import { deriveTheme } from './derive.ts';
import { wireframeTokens } from './wireframe.tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties themselves. Only the shape of the wireframe is read here: the contract holds no values. */
export const contract = createGlobalThemeContract(deriveTheme(wireframeTokens), (_value, path) =>
  path
    .map(kebab)
    .join('-')
    .replace(/^color-/, ''),
);

const { color, brand, inverse } = contract;

/** What styles refer to. The grounds of header and footer are also named among the colours. */
export const vars = {
  ...contract,
  color: {
    ...color,
    surfaceBrand: brand.surface,
    onSurfaceBrand: brand.text,
    onSurfaceBrandQuiet: brand.textQuiet,
    lineBrand: brand.line,
    surfaceInverse: inverse.surface,
    textInverse: inverse.text,
    textInverseQuiet: inverse.textQuiet,
    lineInverse: inverse.line,
  },
};
