/**
 * The light part of the runtime, for pages before sign-in: no router, no query client. Host only;
 * remotes use the whole, which holds the same modules.
 */
export { type Bus, bus, createBus } from './bus/bus.ts';
export type { Call, CallOptions } from './client/client.ts';
export { isReachable, outageOver } from './client/outage.ts';
export { forgetPageAnswers } from './client/page-answers.ts';
export { ApiFailure, failureText, fieldMessages } from './client/failure.ts';
export { formatList, formatNumber } from './formats/formats.ts';
export { useServerTime } from './formats/use-server-time.ts';
export {
  activateLocale,
  activeLocale,
  defineMessages,
  loadCatalogue,
  type TextArguments,
  t,
} from '@jackfield/texts';
export type { Message, Messages, ValuesOf } from '@jackfield/texts';
export { useLocale, useT } from './texts/use-t.ts';
export {
  dismissNotice,
  errorHistoryAtom,
  holdNotice,
  type Notice,
  type NoticeAction,
  type NoticeKind,
  noticeDuration,
  noticesAtom,
  notify,
  releaseNotice,
} from './notices/notices.ts';
export { Link, type LinkProps } from './router/link.tsx';
export { type NavigateOptions, navigateTo } from './router/navigate.ts';
export type { Ending } from './session/end-watch.ts';
export { sessionEndingAtom, signInAgainAtom } from './session/ending.ts';
export { followOwnLanguage, languageName, speak, speakOwn, withTexts } from './session/language.ts';
export { type KeptNote, takeNote } from './session/notes.ts';
export { hasPasskeys, makePasskey, showPasskey } from './session/passkeys.ts';
export { call, session } from './session/portal.ts';
export { stepUpAtom } from './session/step-up.ts';
export type { PasswordSignIn } from './session/session.ts';
export {
  type Account,
  accountAtom,
  breadcrumbAtom,
  canCallAtom,
  type Crumb,
  configAtom,
  dirtyAtom,
  liveStateAtom,
  openTabAtom,
  profileAtom,
  type SessionState,
  sessionAtom,
  variantAtom,
} from './store/atoms.ts';
export { afterFirstRows, firstRowsAtom, tellFirstRows } from './store/first-rows.ts';
export { fileAddressAtom } from './store/file-address.ts';
export { isSingleKey, singleKeysAtom } from './store/single-keys.ts';
export { store } from './store/store.ts';
export { supportLink } from './store/support-link.ts';
export { appliedThemeAtom, type ThemeChoice, themeAtom } from './store/theme.ts';
