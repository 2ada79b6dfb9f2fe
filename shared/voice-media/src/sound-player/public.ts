/** Plays what was said: messages of callers and recordings of calls. */
export { fitPeaks } from './peaks.ts';
export { type PlayerHandle, SoundPlayer } from './sound-player.tsx';
