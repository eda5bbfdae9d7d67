import { ApiError } from './api-error.ts';

export function methodNotAllowed(allowed: readonly string[]): ApiError {
  return new ApiError('INVALID_ARGUMENT', 'Этот метод здесь не поддерживается.', {
    status: 405,
    allow: allowed.join(', '),
  });
}
