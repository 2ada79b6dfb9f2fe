/** Names of members of records as they stand inside a sentence. */
export { fieldWord } from './field-words.ts';
