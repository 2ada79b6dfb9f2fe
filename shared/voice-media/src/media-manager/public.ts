/** Greetings of an owner: list, select, play, record, upload, text to speech, delete. */
export { Bars } from './bars.tsx';
export { clockText } from './clock-text.ts';
export { playAlone, usePlayback } from './use-playback.ts';
export { loadSound, useMedium } from './use-sound.ts';
export type { AddWay } from './add-buttons.tsx';
export { AddDialog } from './add-dialog.tsx';
export type { ChoiceReview, MediaActions, MediaChoice, MediaKind } from './manager.ts';
export { MenuMediaDeleteDialog } from './menu-media-delete-dialog.tsx';
export { MediaPlayer } from './player.tsx';
export { MediaManager } from './media-manager.tsx';
export { MediaPanel } from './media-panel.tsx';
export { type GreetingOwner, useGreetings } from './use-greetings.ts';
export { type MusicOwner, useHoldMusic } from './use-hold-music.ts';
