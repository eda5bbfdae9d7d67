import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ApiError, badRequest } from '../http/api-error.ts';
import type { ApiContext } from '../rpc/context.ts';
import { router } from './router.ts';
import { shareAnswer } from './shared-answers.ts';

/** What one call carries through oRPC: its context, and the failure on the way back. */
type CallContext = ApiContext & { failure?: unknown };

const handler = new OpenAPIHandler<CallContext>(router, {
  interceptors: [
    async (options) => {
      const readBody = options.request.body;
      const request = {
        ...options.request,
        body: async () => {
          try {
            return await readBody.call(options.request);
          } catch (cause) {
            if (cause instanceof SyntaxError) throw badRequest('Тело запроса не читается как JSON.');
            throw cause;
          }
        },
      };
      try {
        return await options.next({ ...options, request });
      } catch (error) {
        // Rethrown: failures are turned into answers in one place, not in oRPC's own format.
        options.context.failure = error;
        return { matched: false, response: undefined };
      }
    },
  ],
});

/** Request timeout, ms: statements have their own, a silent network has none. */
const usualDeadlineMs = 5_000;

async function callHandler(request: Request, context: ApiContext): Promise<Response | undefined> {
  const call: CallContext = { ...context };
  const result = await handler.handle(request, { prefix: '/api', context: call });
  if (call.failure !== undefined) throw call.failure;
  return result.response;
}

/** Answers a call under `/api`; undefined when no endpoint has that address. Throws what the handler threw. */
export async function answerCall(request: Request, context: ApiContext): Promise<Response | undefined> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new ApiError('DEADLINE_EXCEEDED', 'Запрос занял слишком много времени. Попробуйте ещё раз.')),
    context.deadlineMs ?? usualDeadlineMs,
  );
  const answer = shareAnswer(request, context.answers, () => callHandler(request, context));
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
