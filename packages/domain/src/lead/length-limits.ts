/**
 * Longest name and e-mail, and longest comment, in characters (PRD-9). Apart from the rules that hold them: what reads a form's address
 * is part of every page, and must not bring the rules along.
 */
export const lengthLimits = { name: 254, email: 254, comment: 1500, code: 100, policyNumber: 30 } as const;
