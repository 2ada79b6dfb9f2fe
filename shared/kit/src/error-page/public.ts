/** Pages that say why there is nothing to show; drawn without the component library. */
export { ErrorPage } from './error-page.tsx';
export { MissingPage } from './missing-page.tsx';
export { PageMessage } from './page-message.tsx';
