/** Who else has a form open on a record, and telling others that one is open here (annex J1). */
export { EditorFace } from './editor-face.tsx';
export { EditorsChip } from './editors-chip.tsx';
export { useEditors } from './use-editors.ts';
