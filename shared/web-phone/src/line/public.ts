export type { CallEnd, CallState, LineCall } from './call.ts';
export { createLine, type Line, type LineOptions, type LineState, type Seen } from './line.ts';
