import { type FieldError, type ResponseCode, responseCodes } from '@jackfield/contract';

interface ApiErrorOptions {
  readonly errors?: readonly FieldError[];
  /** Replaces the text of the code. */
  readonly message?: string;
  /** Replaces the status of the code. */
  readonly status?: number;
  /** The record as it is now, for 412. */
  readonly current?: unknown;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number;
  /** Headers of the refusal, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller understands; becomes the error envelope of annex A3. */
export class ApiError extends Error {
  readonly code: ResponseCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly current: unknown;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ResponseCode, options: ApiErrorOptions = {}) {
    super(options.message ?? responseCodes[code].text);
    this.name = 'ApiError';
    this.code = code;
    this.status = options.status ?? responseCodes[code].status;
    this.errors = options.errors ?? [];
    this.current = options.current;
    this.retryAfter = options.retryAfter;
    this.headers = options.headers ?? {};
  }
}

/** 400 INVALIDINPUT about one member. */
export function invalidField(field: string, message: string, code = 'INVALID'): ApiError {
  return new ApiError('INVALIDINPUT', { errors: [{ code, field, message }] });
}

/** 422 about one well-formed member that is never allowed, such as an emergency number. */
export function refusedField(field: string, message: string): ApiError {
  const errors = [{ code: 'NOTALLOWED', field, message }];
  return new ApiError('INVALIDINPUT', { status: 422, errors });
}

/** 409 about a member, or the whole record, that is there already; in the words of the code without others. */
export function duplicate(
  field: string | undefined,
  message: string = responseCodes.DUPLICATE.text,
): ApiError {
  const errors = [{ code: 'DUPLICATE', ...(field !== undefined && { field }), message }];
  return new ApiError('DUPLICATE', { message, errors });
}

/** 409 about members that somebody changed again since. */
export function changedSince(fields: readonly string[]): ApiError {
  const { text: message } = responseCodes.CHANGEDSINCE;
  const errors = fields.map((field) => ({ code: 'CHANGEDSINCE', field, message }));
  return new ApiError('CHANGEDSINCE', { errors });
}

/**
 * 404 for a record that is not there, or belongs to another tenant: both look the same. A message
 * names the thing, where it is no secret what there is.
 */
export function notFound(message?: string): ApiError {
  return new ApiError('NOTFOUND', message === undefined ? {} : { message });
}
