import type { ErrorEnvelope } from '@showroom/api-contract/error';
import { leadMessages } from '@showroom/domain/lead/messages';
import * as v from 'valibot';
import { cleanFieldName } from '../../http/field-errors.ts';

/** Refusals of one answer. */
const most = 40;

/**
 * What is wrong with a form, by its fields. The rules' own messages are fit for a visitor; what valibot says by itself quotes the input.
 * @param whole name of what has no field
 */
export const formDetails = (issues: readonly v.BaseIssue<unknown>[], whole: string): ErrorEnvelope['details'] =>
  issues.slice(0, most).map((issue) => ({
    field: cleanFieldName(v.getDotPath(issue) ?? whole),
    message: issue.message.startsWith('Invalid') ? leadMessages.unknown : issue.message,
  }));
