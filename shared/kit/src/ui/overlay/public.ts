/** What lies over the page: dialogs, confirmations, drawers. */
export { ConfirmDialog } from './confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export type { DialogProps, DialogWidth } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
export type { DrawerProps } from './drawer.tsx';
export { FormDialog } from './form-dialog.tsx';
export type { FormDialogProps } from './form-dialog.tsx';
export { LoadingDialog } from './loading-dialog.tsx';
export { useConfirm } from './use-confirm.ts';
export type { Confirm, ConfirmSteps, Done, Faults } from './use-confirm.ts';
