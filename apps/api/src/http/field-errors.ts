import { type ErrorEnvelope, fieldRefusals, tooShort } from '@showroom/api-contract/error';

/** The parts of a valibot issue that a message is made of. */
type Issue = {
  kind?: string;
  type?: string;
  expected?: string | null;
  received?: string;
  message: string;
  requirement?: unknown;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  issues?: readonly Issue[] | undefined;
};

const maxDetails = 20;
const maxFieldLength = 64;

/** Describes the rejected field without echoing its value: responses never reflect input. */
export function toFieldErrors(issues: readonly Issue[]): ErrorEnvelope['details'] {
  return issues.slice(0, maxDetails).map((issue) => ({ field: fieldName(issue), message: fieldMessage(issue) }));
}

function fieldName(issue: Issue): string {
  const keys = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  // Without the contract's envelope: forms know the field by its own name.
  return cleanFieldName(keys.join('.').replace(/^(?:query|headers|params|body)\.(?:formData\.)?(?=.)/, ''));
}

/** A key as the caller wrote it, cut and without characters that could forge a log line or a page. */
export function cleanFieldName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.[\]-]/gu, '?').slice(0, maxFieldLength);
}

function fieldMessage(issue: Issue): string {
  // Words of a rule of our own are safe; valibot's begin with “Invalid” and quote the input.
  if (issue.kind === 'validation' && !issue.message.startsWith('Invalid')) return issue.message;
  const bound = typeof issue.requirement === 'number' ? issue.requirement : undefined;
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never' ? 'неизвестный параметр' : fieldRefusals.required;
    case 'min_value':
      return `не меньше ${bound}`;
    case 'max_value':
      return `не больше ${bound}`;
    case 'min_length':
      return tooShort(bound);
    case 'max_length':
      return `не длиннее ${bound}`;
    case 'integer':
      return 'целое число';
    case 'regex':
      return fieldRefusals.shape;
    case 'union':
      return issue.issues?.[0] ? fieldMessage(issue.issues[0]) : fieldRefusals.value;
    default:
      return issue.received === 'undefined' ? fieldRefusals.required : fieldRefusals.value;
  }
}
