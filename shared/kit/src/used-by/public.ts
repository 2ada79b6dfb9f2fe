/** Where the routing leads to a record, and what takes its place (annex J5). */
export { placeText } from './place-text.ts';
export { ReplaceUses } from './replace-uses.tsx';
export type { ReplaceUsesProps } from './replace-uses.tsx';
export { ReplacementSelect } from './replacement-select.tsx';
export { UsedBy } from './used-by.tsx';
export type { UsedByProps } from './used-by.tsx';
export {
  type ChosenReplacement,
  type ChosenReplacements,
  useReplacements,
} from './use-replacements.ts';
export { UsesDialog, type UsesDialogProps } from './uses-dialog.tsx';
export { usesOptions } from './uses-options.ts';
