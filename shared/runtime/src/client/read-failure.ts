import type { FieldError } from '@jackfield/contract';
import { ApiFailure } from './failure.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readErrors(value: unknown): FieldError[] {
  if (typeof value === 'string') return [{ code: value }];
  if (!Array.isArray(value)) return [];
  return value.filter(isMembers).map((entry) => ({
    code: text(entry.code),
    ...(typeof entry.field === 'string' ? { field: entry.field } : {}),
    ...(typeof entry.message === 'string' ? { message: entry.message } : {}),
  }));
}

const codeByStatus: Record<number, string> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOTFOUND',
  413: 'FILETOOLARGE',
  429: 'TOOMANYREQUESTS',
};

/** Reads the error envelope (annex A3); `error` as text or list is accepted too (API-19, OP-03). */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  const members = isMembers(body) ? body : {};
  const errors = readErrors(members.errors ?? members.error);
  return new ApiFailure({
    status: response.status,
    responseCode:
      text(members.responseCode) ||
      (codeByStatus[response.status] ?? (response.status < 500 ? 'INVALIDINPUT' : 'SERVERERROR')),
    message: text(members.message),
    errors,
    traceId: text(members.traceId),
    current: members.current,
  });
}
