import { type MicrophoneEnd, microphoneEnd } from '@jackfield/web-phone/microphone';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { soundAtom } from '../sound/choices.ts';
import { openMicrophone } from '../sound/microphone.ts';

/** The microphone as the sheet hears it. */
export interface OwnSound {
  readonly sound: MediaStream | null;
  /** Why it cannot be heard. */
  readonly fault: MicrophoneEnd | null;
  /** Opens it anew. */
  retry(): void;
}

const nothing: Omit<OwnSound, 'retry'> = { sound: null, fault: null };

/** What is said in a call, heard although it is muted there: another opening would end it on a phone. */
function copyOf(said: MediaStream): MediaStream {
  const copy = said.clone();
  for (const track of copy.getTracks()) track.enabled = true;
  return copy;
}

/**
 * The chosen microphone, that of the call where one goes on; freed with the component.
 *
 * @param isWanted opens one where there is no call, which may ask the person
 */
export function useOwnSound(said: MediaStream | null, isWanted: boolean): OwnSound {
  const chosen = useAtomValue(soundAtom).microphone?.id;
  const [own, setOwn] = useState(nothing);
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    if (said === null && !isWanted) return;
    let isOver = false;
    let opened: MediaStream | null = null;
    async function open(): Promise<void> {
      try {
        const sound = said ? copyOf(said) : await openMicrophone();
        if (isOver) return free(sound);
        opened = sound;
        for (const track of sound.getTracks()) {
          track.addEventListener('ended', retry);
        }
        setOwn({ sound, fault: null });
      } catch (error) {
        if (!isOver) setOwn({ sound: null, fault: microphoneEnd(error) });
      }
    }
    void open();
    return () => {
      isOver = true;
      free(opened);
      setOwn(nothing);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opens another one
  }, [said, isWanted, chosen, turn, retry]);
  return { ...own, retry };
}

function free(sound: MediaStream | null): void {
  for (const track of sound?.getTracks() ?? []) track.stop();
}
