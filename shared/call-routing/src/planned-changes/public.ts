/** Changes that are saved at a time to come (annex J4). */
export { MomentField } from './moment-field.tsx';
export { momentText } from './moment-text.ts';
export { planFailure } from './plan-form.ts';
export { plannedParts } from './planned-parts.ts';
export { partSentences, plannedTitle } from './planned-text.ts';
export { PlannedList } from './planned-list.tsx';
export { PlannedNote } from './planned-note.tsx';
export { useSaveLater } from './use-save-later.tsx';
