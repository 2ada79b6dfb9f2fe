import { Button } from '@jackfield/kit/ui/core';
import { Mic, Square } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { Level } from './level.tsx';
import { messages } from './messages.ts';
import css from './sound-sheet.module.css';
import { useRecording } from './use-recording.ts';

/** How loud the microphone is, and what it sounds like to others. */
export function MicrophoneTest({ sound }: { sound: MediaStream }) {
  const t = useT();
  const { stage, left, start, stop } = useRecording(sound);
  const isIdle = stage === 'idle';
  const Icon = isIdle ? Mic : Square;
  return (
    <>
      <Level sound={sound} />
      <div className={css.test}>
        <Button
          size="small"
          icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={isIdle ? start : stop}
        >
          {t(isIdle ? messages.record : messages.stop)}
        </Button>
        <output className="ui-caption">
          {stage === 'recording' && t(messages.recording, { seconds: left })}
          {stage === 'playing' && t(messages.playing)}
        </output>
      </div>
    </>
  );
}
