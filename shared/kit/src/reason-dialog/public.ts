/** Dialog that asks why before a step that others will read of. */
export { ReasonDialog } from './reason-dialog.tsx';
