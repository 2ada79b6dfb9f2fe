/** Parts: large pieces of a page that one remote offers and others show (docs/releasing.md). */
export { definePart } from './define-part.ts';
export { Part } from './part.tsx';
export { PartFence } from './part-fence.tsx';
export { PartsContext } from './parts-context.ts';
