import { oc } from '@orpc/contract';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';

type Who = {
  /** `роли sales`, `ролей sales и service`: whoever else calls gets 404. */
  roles: string;
  tag?: string;
};

/** A maker of the desk's calls for some roles. */
export const deskCall =
  ({ roles, tag = 'Рабочий стол' }: Who) =>
  (method: 'GET' | 'POST' | 'PUT', path: `/reports/${string}`, summary: string) =>
    oc
      .errors({
        ...commonFailures,
        ...missingFailure,
        ALREADY_EXISTS: repeatableFailures.ALREADY_EXISTS,
        PERMISSION_DENIED: repeatableFailures.PERMISSION_DENIED,
      })
      .route({
        method,
        path,
        tags: [tag],
        summary: `${summary}; для ${roles}, остальным 404`,
        inputStructure: 'detailed',
      });
