import { refresh } from './announce.mjs';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

globalThis.jackfieldRefresh = refresh;

/** React of a page that shows an area from source: its development build can take new components. */
globalThis.jackfieldReact = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': client,
};
