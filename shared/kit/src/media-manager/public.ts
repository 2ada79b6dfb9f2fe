/** Greetings of an owner: list, select, play, record, upload, text to speech, delete. */
export type { MediaActions, MediaFile } from './manager.ts';
export { MediaManager } from './media-manager.tsx';
export type { MediaManagerProps } from './media-manager.tsx';
export { type GreetingOwner, useGreetings } from './use-greetings.ts';
