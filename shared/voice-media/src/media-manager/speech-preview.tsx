import { type GreetingText, previewText } from '@jackfield/contract/api/media';
import { Button } from '@jackfield/kit/ui/core';
import { Play } from '@jackfield/kit/ui/icons';
import { call, failureText, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './media-manager.module.css';
import { speechMessages } from './messages.ts';
import { Player } from './player.tsx';
import { type Sound, soundOf } from './use-sound.ts';

interface SpeechPreviewProps {
  text: string;
  voiceSetting: GreetingText['voiceSetting'];
  onFault(fault: string): void;
}

/** Bytes of a second of speech, and of the head before them. */
const bytesOfSecond = 16_000;
const bytesOfHead = 44;

/** Speaks the text before it is saved. */
export function SpeechPreview({ text, voiceSetting, onFault }: SpeechPreviewProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [spoken, setSpoken] = useState<{ of: string; sound: Sound; seconds: number } | null>(null);
  const wanted = JSON.stringify([text.trim(), voiceSetting]);

  const preview = async () => {
    setBusy(true);
    onFault('');
    try {
      const { audio } = await call(previewText, { body: { text, voiceSetting } });
      const bytes = Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0));
      const sound = await soundOf(new Blob([bytes], { type: 'audio/wav' }));
      setSpoken({ of: wanted, sound, seconds: (bytes.length - bytesOfHead) / bytesOfSecond });
    } catch (error) {
      onFault(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  if (spoken?.of === wanted) {
    return (
      <div className={css.preview}>
        <Player
          key={spoken.sound.url}
          name={t(speechMessages.preview)}
          duration={spoken.seconds}
          sound={spoken.sound}
          startsPlaying
        />
      </div>
    );
  }
  return (
    <div className={css.preview}>
      <Button
        size="small"
        icon={<Play size={14} strokeWidth={1.75} />}
        disabled={text.trim() === ''}
        loading={isBusy}
        onClick={() => void preview()}
      >
        {t(speechMessages.preview)}
      </Button>
    </div>
  );
}
