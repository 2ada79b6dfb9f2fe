import { emergencyRules, type FieldError, unfit } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../errors.ts';
import { commonTexts } from '../texts.ts';

type Issue = v.BaseIssue<unknown>;

const isEmergency = ({ requirement }: Issue): boolean => emergencyRules.has(requirement);

function codeOf(issue: Issue): string {
  if (isEmergency(issue)) return 'NOTALLOWED';
  if (issue.input === undefined || issue.type === 'non_empty') return 'REQUIRED';
  return issue.type.toUpperCase();
}

function toFieldError(issue: Issue): FieldError {
  const path = (issue.path ?? [])
    .map((item) => (typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`))
    .join('')
    .replace(/^\./, '');
  return { code: codeOf(issue), ...(path && { field: path }), message: issue.message };
}

/** Refusal of a part of a request; an id that can name nothing is a record that is not there. */
function refusal(issues: readonly Issue[], part: string | undefined): ApiError {
  if (part === 'params' && issues.some((issue) => issue.type === 'uuid')) {
    return new ApiError('NOTFOUND');
  }
  return new ApiError('INVALIDINPUT', {
    ...(issues.some(isEmergency) && { status: 422 }),
    message: t(commonTexts.requestInvalid),
    errors: issues.slice(0, 50).map(toFieldError),
  });
}

/** Validates parameters, query and body with valibot; unknown members are dropped. */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    // What a schema has no sentence for; the library's own speak of types.
    const result = v.safeParse(schema, data, { abortPipeEarly: true, message: unfit });
    if (result.success) return { value: result.output };
    return { error: refusal(result.issues, httpPart) };
  };
};
