import { prune } from './prune.mjs';

const isOfRows = (selector) =>
  /^:root(\[[^\]]*\])?$|\.ant-btn/.test(selector) &&
  !/danger|loading|disabled|filled|:active|:hover/.test(selector);

/** Loader that keeps of the library's sheet what the first rows of a page show of it: its buttons. */
export default (css) => prune(css, isOfRows);
