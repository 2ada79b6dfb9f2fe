/**
 * What the cells of a list take of the runtime while the server paints its first rows: texts,
 * formats and the person, without session, network or navigation. It stands in the place of the
 * whole runtime in `first-rows.js` (shared/build/src/first-rows.mjs).
 */
// oxlint-disable-next-line import/no-unassigned-import -- switches the ICU compiler on
import '@jackfield/texts/icu';

export {
  activateLocale,
  activeLocale,
  defineMessages,
  loadCatalogue,
  t,
  type Message,
} from '@jackfield/texts';
export {
  call,
  invalidateOnEntity,
  isSingleKey,
  navigateTo,
  notify,
  queryClient,
  store,
  useLiveRefetch,
} from './painted-nothing.ts';
export { formatList, formatNumber, formatZone } from './formats/formats.ts';
export { currencyAtom, timeZoneAtom, useFormats } from './formats/use-formats.ts';
export { addressOf } from './client/address.ts';
export { PaintedLink as Link } from './router/painted-link.tsx';
export {
  type Account,
  accountAtom,
  configAtom,
  openTabAtom,
  profileAtom,
  sessionAtom,
  variantAtom,
} from './store/atoms.ts';
export { fileAddressAtom } from './store/file-address.ts';
export { common } from './texts/common.ts';
export { useLocale, useT } from './texts/use-t.ts';
