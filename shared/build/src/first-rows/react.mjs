/**
 * What of React the cells of a list need to be drawn once: hooks answer what they begin with,
 * effects never run.
 */
import { Fragment, jsx } from 'react/jsx-runtime';

export { Fragment };

let count = 0;
const first = (value) => (typeof value === 'function' ? value() : value);
const nothing = () => undefined;

export const createElement = (type, props, ...children) =>
  jsx(type, children.length > 0 ? { ...props, children } : { ...props });
export const forwardRef = (render) => (props) => render(props, null);
export const memo = (component) => component;
export const lazy = () => () => null;
export const createContext = (value) => ({
  value,
  Provider: ({ children }) => children,
  Consumer: ({ children }) => children(value),
});
export const useContext = ({ value }) => value;
export const use = (context) => useContext(context);
export const useState = (value) => [first(value), nothing];
export const useReducer = (_reducer, value, init) => [init ? init(value) : value, nothing];
export const useMemo = (make) => make();
export const useCallback = (call) => call;
export const useRef = (current) => ({ current });
export const useId = () => `first-${(count += 1)}`;
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useInsertionEffect = nothing;
export const useSyncExternalStore = (_subscribe, read) => read();
export const useDeferredValue = (value) => value;
export const useTransition = () => [false, (work) => work()];
export const startTransition = (work) => work();
export const Suspense = ({ children }) => children;
export const isValidElement = () => false;
export const Children = { toArray: (children) => [children].flat(Infinity) };
export const version = '0';
export default { createElement, forwardRef, memo, createContext, useContext, Fragment };
