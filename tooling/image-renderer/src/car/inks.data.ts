export const inks = {
  dark: { color: '#08090a', gloss: 0.06 },
  mesh: { color: '#050506', gloss: 0.02 },
  bar: { color: '#3b3e42', gloss: 0.16 },
  plastic: { color: '#141516', gloss: 0.03 },
  chrome: { color: '#c9ccd0', gloss: 0.6 },
  lens: { color: '#0c0e12', gloss: 0.05 },
  bulb: { color: '#aeb6c2', gloss: 0.5 },
  beam: { color: '#f6f9ff', gloss: 0.1, emit: 0.9 },
  red: { color: '#4a0508', gloss: 0.1 },
  redGlow: { color: '#f0161e', gloss: 0.1, emit: 0.6 },
  plate: { color: '#e9eaeb', gloss: 0.05 },
} as const;
