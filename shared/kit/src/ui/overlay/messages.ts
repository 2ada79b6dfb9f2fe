import { catalogue } from '../../text/catalogue.ts';

export const overlayMessages = catalogue({
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
});
