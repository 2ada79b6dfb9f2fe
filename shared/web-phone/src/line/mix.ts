/** What two people say as one, until it is closed. */
export interface Mix {
  readonly track: MediaStreamTrack;
  close(): void;
}

/**
 * Mixes the microphone with what is heard of somebody else, for a third person to hear both (CALL-16).
 *
 * @throws {Error} where the browser has no sound to mix
 */
export function mixOf(own: MediaStream, other: MediaStream): Mix {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  for (const sound of [own, other]) context.createMediaStreamSource(sound).connect(out);
  const [track] = out.stream.getAudioTracks();
  if (!track) throw new Error('A mix has no track.');
  return {
    track,
    close() {
      track.stop();
      void context.close();
    },
  };
}
