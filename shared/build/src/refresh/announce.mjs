import * as runtime from 'react-refresh/runtime';

// React looks for this hook when it begins, so that it has to be there before.
runtime.injectIntoGlobalHook(globalThis);

export const refresh = runtime;
