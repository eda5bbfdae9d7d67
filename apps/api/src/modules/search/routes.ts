import { api } from '../../rpc/implementer.ts';

export const searchRoutes = {
  find: api.search.find.handler(({ input, context }) => context.search.search(input)),
};
