import { createTheme } from '@vanilla-extract/css';
import { contract } from './contract.css.ts';
import { deriveTheme } from './derive.ts';
import type { ThemeTokens } from './tokens.ts';

/**
 * Turns a brand's tokens into a class that sets every custom property of the contract.
 * Call it in a `.css.ts` file of the shell and put the class on `<html>`, beside `rootClass`.
 */
export function defineTheme(tokens: ThemeTokens): string {
  return createTheme(contract, deriveTheme(tokens));
}
