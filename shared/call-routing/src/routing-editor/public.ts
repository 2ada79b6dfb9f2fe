/** Where calls go: the routing options with their controls, rules and words. */
export { completeOr, missingIn } from './complete-or.ts';
export { draftTargetSchema } from './draft-target.ts';
export { knownNames } from './known-names.ts';
export { OptionList } from './option-list.tsx';
export { PickedField } from './picked-control.tsx';
export { RoutingSection } from './routing-section.tsx';
export type { RoutingMenus } from './routing-parts.ts';
export { RoutingEditor, type RoutingEditorProps } from './routing-editor.tsx';
export { targetFault, targetFieldSchema } from './target-rule.ts';
export { useTargetText } from './use-target-text.ts';
