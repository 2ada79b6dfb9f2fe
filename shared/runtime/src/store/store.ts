import { createStore } from 'jotai';

/** The one store of the portal; host and remotes hand it to jotai's Provider. */
export const store = createStore();
