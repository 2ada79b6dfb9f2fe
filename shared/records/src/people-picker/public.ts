/** Choosing people and teams among thousands, and their names by id. */
export { type Picked, standingOf } from './picked.ts';
export { PickSeveral } from './pick-several.tsx';
export { PickerSelect } from './picker-select.tsx';
export type { PickedKind } from './search.ts';
export { type Named, useNamed } from './use-named.ts';
