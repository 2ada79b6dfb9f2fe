export { hostConfig } from './host.mjs';
export { remoteConfig } from './remote.mjs';
export { remoteNames, root } from './folders.mjs';
export { sharedRequests } from './shared-modules.mjs';
