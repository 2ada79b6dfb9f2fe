/** Atoms are read once, from a store that `painted` of the runtime fills. */
import { atom, createStore } from 'jotai/vanilla';

export { atom, createStore };

export const firstStore = createStore();
export const getDefaultStore = () => firstStore;
export const useAtomValue = (one) => firstStore.get(one);
export const useSetAtom = (one) => (value) => firstStore.set(one, value);
export const useAtom = (one) => [firstStore.get(one), (value) => firstStore.set(one, value)];
export const Provider = ({ children }) => children;
