import { emergencyRules, type FieldError, unfit, unfitMember } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../errors.ts';
import { commonTexts } from '../texts.ts';
import { hiddenCharacters } from './hidden-characters.ts';

type Issue = v.BaseIssue<unknown>;

const isEmergency = ({ requirement }: Issue): boolean => emergencyRules.has(requirement);

function codeOf(issue: Issue): string {
  if (isEmergency(issue)) return 'NOTALLOWED';
  if (issue.input === undefined || issue.type === 'non_empty') return 'REQUIRED';
  return issue.type.toUpperCase();
}

/** What a schema has no sentence for; the library's own speak of types. */
function sentence(issue: Issue): string {
  if (issue.input === undefined) return t(commonTexts.missing);
  const member = issue.path?.findLast(({ key }) => typeof key === 'string')?.key;
  return typeof member === 'string' ? unfitMember(member, issue) : unfit();
}

function toFieldError(issue: Issue): FieldError {
  const path = (issue.path ?? [])
    .map((item) => (typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`))
    .join('')
    .replace(/^\./, '');
  const message = issue.message === '' ? sentence(issue) : issue.message;
  return { code: codeOf(issue), ...(path && { field: path }), message };
}

function invalid(errors: readonly FieldError[], status = 400): ApiError {
  const message = t(commonTexts.requestInvalid);
  return new ApiError('INVALIDINPUT', { status, message, errors: errors.slice(0, 50) });
}

/** Refusal of a part of a request; an id that can name nothing is a record that is not there. */
function refusal(issues: readonly Issue[], part: string | undefined): ApiError {
  if (part === 'params' && issues.some((issue) => issue.type === 'uuid')) {
    return new ApiError('NOTFOUND');
  }
  return invalid(issues.map(toFieldError), issues.some(isEmergency) ? 422 : 400);
}

/**
 * Validates parameters, query and body with valibot, whose issues know their member only in the end, so
 * that sentences come last; unknown members are dropped, and texts of a body
 * that hold what cannot be seen are refused.
 */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const result = v.safeParse(schema, data, { abortPipeEarly: true, message: () => '' });
    if (!result.success) return { error: refusal(result.issues, httpPart) };
    const hidden = httpPart === 'body' ? hiddenCharacters(result.output) : [];
    return hidden.length > 0 ? { error: invalid(hidden) } : { value: result.output };
  };
};
