/** What lies over the page: dialogs, confirmations, drawers. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog, DiscardQuestion } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
export { FormDialog } from './form-dialog.tsx';
export { loadLayers } from './layers.ts';
export { LoadingDialog } from './loading-dialog.tsx';
export { type Confirm, type Done, type Faults, useConfirm } from './use-confirm.ts';
