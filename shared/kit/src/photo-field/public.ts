/** Photo of a person: upload with a square crop, or removal. */
export { PhotoField } from './photo-field.tsx';
