import { ApiError } from '../platform/errors.ts';

/** What is wrong with a release that was not taken. */
export type RefusalCode =
  | 'TARBALL'
  | 'PATH'
  | 'MANIFEST'
  | 'ENTRY'
  | 'VERSION'
  | 'CONTRACT'
  | 'SHARED'
  | 'NAMES'
  | 'TYPES'
  | 'CALLS'
  | 'MEMBERS'
  | 'EVENTS'
  | 'TOKENS'
  | 'INTEGRITY'
  | 'ROUTES'
  | 'ROWS'
  | 'AREA'
  | 'PARTS'
  | 'WITHDRAWN'
  | 'BACK'
  | 'TENANT'
  | 'CHUNKS'
  | 'DROPPED'
  | 'SIZE'
  | 'SMOKE';

/** 422 with the reason in words that help the person who publishes. */
export function refuse(code: RefusalCode, message: string): ApiError {
  return new ApiError('INVALIDINPUT', { status: 422, message, errors: [{ code, message }] });
}

/** 413 with the limit that was passed. */
export function tooLarge(message: string): ApiError {
  return new ApiError('FILETOOLARGE', { message, errors: [{ code: 'TOOLARGE', message }] });
}
