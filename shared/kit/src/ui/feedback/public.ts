/** What the portal says after something was done. `notify` of the runtime makes the toasts. */
export { Toaster } from './toaster.tsx';
