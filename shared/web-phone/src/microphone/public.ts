/** Why a browser gives no microphone; apart from the line, which is larger than all that shows it. */
export { type MicrophoneEnd, microphoneEnd } from './microphone-end.ts';
