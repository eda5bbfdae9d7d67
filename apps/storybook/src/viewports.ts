const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The three widths that every screen is looked at in. */
export const viewports = {
  phone: screen('Phone', 390, 844),
  tablet: screen('Tablet', 820, 1180),
  desktop: screen('Desktop', 1440, 900),
};
