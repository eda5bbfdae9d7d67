import type { ArgTypesEnhancer } from 'storybook/internal/types';

const isElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isElement) : typeof value === 'object' && value !== null && '$$typeof' in value;

/** What holds elements cannot be typed into a box: it is shown without one. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isElement(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );
