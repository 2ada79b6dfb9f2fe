import { type FieldError, refusals, type ResponseCode, responseCodes } from '@jackfield/contract';
import { t } from '@jackfield/texts';

interface FailureParts {
  status: number;
  responseCode: string;
  message?: string;
  errors?: FieldError[];
  traceId?: string;
  current?: unknown;
}

/**
 * A call that did not succeed (annex A3). `status` 0 and code NETWORK: no answer came.
 * `current` is the stored record when somebody else changed it (412, annex J1).
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly responseCode: ResponseCode | 'NETWORK' | (string & {});
  readonly errors: FieldError[];
  readonly traceId: string;
  readonly current: unknown;

  constructor(parts: FailureParts, cause?: unknown) {
    super(parts.message ?? '', { cause });
    this.name = 'ApiFailure';
    this.status = parts.status;
    this.responseCode = parts.responseCode;
    this.errors = parts.errors ?? [];
    this.traceId = parts.traceId ?? '';
    this.current = parts.current;
  }
}

const isCode = (code: string): code is ResponseCode => Object.hasOwn(responseCodes, code);
const codesWithOwnMessage: readonly string[] = [
  'FILETOOLARGE',
  'FILETYPE',
  'INUSE',
  'LIMITREACHED',
  'PRICECHANGED',
  'PROVIDERUNAVAILABLE',
  'TRIALLIMIT',
];

/**
 * The text a person sees for a failure (ERR-01, ERR-04, OP-04): the map's text, else the server's
 * message, else the general one. Empty for codes that have an effect instead of a text.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return responseCodes.SERVERERROR.text;
  const { responseCode, message } = error;
  if (!isCode(responseCode)) return message || responseCodes.SERVERERROR.text;
  if (responseCode === 'DUPLICATE' && error.errors.some(({ field }) => field?.endsWith('email'))) {
    return t(refusals.emailExisted);
  }
  if (codesWithOwnMessage.includes(responseCode) && message) return message;
  return responseCodes[responseCode].text;
}

/** Messages by field, for the form that was refused (annex A5, form save). */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ field, message }) => (field ? [[field, message ?? '']] : [])),
  );
}
