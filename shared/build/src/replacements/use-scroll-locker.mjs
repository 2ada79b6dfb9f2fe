/**
 * Stands in for the component library's scroll lock, which writes a style element without the
 * nonce of the content security policy. The portal's body never scrolls, its sheet does, so there
 * is nothing to lock.
 */
export default function useScrollLocker() {}
