let playing: HTMLAudioElement | null = null;

/** Makes one sound play at a time: starting another pauses the current one (MEDIA-16). */
export function onePlayer(audio: HTMLAudioElement): void {
  audio.addEventListener('play', () => {
    if (playing !== audio) playing?.pause();
    playing = audio;
  });
}
