import { implement } from '@orpc/server';
import { contract } from '@showroom/api-contract/contract';
import type { ApiContext } from './context.ts';

/** The contract, waiting for handlers. */
export const api = implement(contract).$context<ApiContext>();
