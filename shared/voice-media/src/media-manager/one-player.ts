import { pageWide } from '@jackfield/kit/page-wide';

interface Player {
  playing: HTMLAudioElement | null;
}

const player = pageWide('voice-media.player.v1', (): Player => ({ playing: null }));

/** Makes one sound of the page play at a time: starting another pauses the current one (MEDIA-16). */
export function onePlayer(audio: HTMLAudioElement): void {
  audio.addEventListener('play', () => {
    if (player.playing !== audio) player.playing?.pause();
    player.playing = audio;
  });
}
