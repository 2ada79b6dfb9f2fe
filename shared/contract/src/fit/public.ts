export { busEventNames } from './bus-names.ts';
export { callMisfit } from './calls.ts';
export { shapesOf } from './shape.ts';
export type { CallShapes, Shape } from './shape-schema.ts';
