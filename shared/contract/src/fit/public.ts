export { busEventNames } from './bus-names.ts';
export { callMisfit } from './calls.ts';
export { shapesOf } from './shape.ts';
export { type CallShapes, type Shape, shapeSchema } from './shape-schema.ts';
