import { carryOutPlan } from '@showroom/web-server/next-proxy';

export const proxy = carryOutPlan;

// Next reads the matcher as text: everything but the build's own files.
export const config = { matcher: ['/((?!_next/static/).*)'] };
