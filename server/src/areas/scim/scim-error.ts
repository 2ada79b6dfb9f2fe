import { ApiError } from '../../platform/errors.ts';

/** What a refusal is about, as RFC 7644 section 3.12 names it. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

const types = new WeakMap<ApiError, ScimType>();

/** A refusal with its kind: 400, or 409 for what is there already (SCIM-01). */
export function scimError(scimType: ScimType, message: string): ApiError {
  const code = scimType === 'uniqueness' ? 'DUPLICATE' : 'INVALIDINPUT';
  const error = new ApiError(code, { message });
  types.set(error, scimType);
  return error;
}

function typeOf(error: ApiError): ScimType | undefined {
  if (error.status === 409 && error.code === 'DUPLICATE') return 'uniqueness';
  return types.get(error) ?? (error.status === 400 ? 'invalidValue' : undefined);
}

/** What is said of a refusal: of its first member where it has some. */
export const detailOf = ({ errors, message }: ApiError): string => errors[0]?.message ?? message;

/** A refusal as RFC 7644 sends it. */
export function scimErrorBody(error: ApiError): object {
  const scimType = typeOf(error);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(error.status),
    ...(scimType && { scimType }),
    detail: detailOf(error),
  };
}
