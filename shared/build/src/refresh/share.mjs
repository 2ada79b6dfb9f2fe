import * as runtime from 'react-refresh/runtime';

/** Lets the remotes' builds use the refresh runtime of the host. */
globalThis.jackfieldRefresh = runtime;
