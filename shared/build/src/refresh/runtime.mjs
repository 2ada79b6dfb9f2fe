/* global __react_refresh_library__ */

/**
 * The refresh runtime inside a remote. React knows one per page, and that is the host's
 * (`share.mjs`); ids are told apart by build, because module ids repeat from one to the next.
 */
const shared = globalThis.jackfieldRefresh;

export const register = (type, id) => shared.register(type, `${__react_refresh_library__} ${id}`);

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = shared;
