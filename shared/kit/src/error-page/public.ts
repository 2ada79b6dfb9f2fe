/** Pages that say why there is nothing to show; drawn without the component library. */
export { ErrorDetails } from './error-details.tsx';
export { ErrorPage } from './error-page.tsx';
export { isLoadFailure } from './is-load-failure.ts';
export { MissingPage } from './missing-page.tsx';
export { PageMessage } from './page-message.tsx';
export { useWhenBack } from './use-when-back.ts';
