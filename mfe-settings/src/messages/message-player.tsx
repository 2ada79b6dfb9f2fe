import { hearVoicemailMessage, type VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { saveFile } from '@jackfield/kit/save-file';
import { call, timeZoneAtom, useT } from '@jackfield/runtime';
import { type PlayerHandle, SoundPlayer } from '@jackfield/voice-media/sound-player';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { boxMessages } from './messages.ts';
import { longWhen } from './when.ts';

interface MessagePlayerProps {
  message: Pick<VoicemailDetail, 'id' | 'seconds' | 'peaks' | 'leftAt'>;
  /** Of the caller, in the names of its controls. */
  name: string;
  ref: Ref<PlayerHandle>;
  /** Half of it was played. */
  onHeard(): void;
  /** Told the second that is played. */
  onMove(at: number): void;
}

/** Plays a message. */
export function MessagePlayer({ message, name, ref, onHeard, onMove }: MessagePlayerProps) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const { id, seconds, peaks, leftAt } = message;
  return (
    <SoundPlayer
      soundKey={['voicemail-sound', id]}
      seconds={seconds}
      peaks={peaks}
      load={(signal) => call(hearVoicemailMessage, { params: { id } }, { signal })}
      words={{
        player: t(boxMessages.playerOf, { name }),
        play: t(boxMessages.play),
        pause: t(boxMessages.pause),
        position: t(boxMessages.position),
      }}
      ref={ref}
      onHeard={onHeard}
      onMove={onMove}
      download={async (heard) => {
        const file = await heard();
        if (file === undefined) return;
        const when = longWhen(leftAt, zone);
        saveFile(file, `${t(boxMessages.downloadName, { when }).replaceAll(':', '.')}.wav`);
      }}
    />
  );
}
