/** Size classes and bodies of cars that people mean by what they are for; one whose size nobody told is not meant. */
export const purposes = {
  tiny: { klasses: ['A'], bodies: ['hatchback', 'sedan', 'liftback', 'wagon', 'suv'] },
  small: { klasses: ['A', 'B'], bodies: ['hatchback', 'sedan', 'liftback', 'wagon', 'suv'] },
  family: { klasses: ['C', 'D', 'E', 'M'], bodies: ['minivan', 'wagon', 'suv'] },
  business: { klasses: ['E', 'F'], bodies: ['sedan', 'liftback'] },
  comfort: { klasses: ['D', 'E'], bodies: ['sedan', 'liftback', 'suv', 'wagon'] },
  taxi: { klasses: ['B', 'C'], bodies: ['sedan', 'liftback'] },
} as const satisfies Record<string, { klasses: readonly string[]; bodies: readonly string[] }>;

export type Purpose = keyof typeof purposes;
