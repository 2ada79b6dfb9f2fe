export { remoteConfig } from './remote.mjs';
export { sharedRequests } from './shared-modules.mjs';
