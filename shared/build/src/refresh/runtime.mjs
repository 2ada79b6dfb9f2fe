/* global __react_refresh_library__ */

/**
 * The refresh runtime inside a remote. React knows one per page, and that is the host's
 * (`share.mjs`); ids are told apart by build, because module ids repeat from one to the next.
 */
const shared = globalThis.jackfieldRefresh ?? withoutRefresh();

/** A host that was built for release knows no refresh: no module takes a change, the page reloads. */
function withoutRefresh() {
  return {
    register() {},
    createSignatureFunctionForTransform: () => (type) => type,
    getFamilyByType() {},
    isLikelyComponentType: () => false,
    performReactRefresh() {},
  };
}

export const register = (type, id) => shared.register(type, `${__react_refresh_library__} ${id}`);

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = shared;
