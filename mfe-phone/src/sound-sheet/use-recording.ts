import { useEffect, useState } from 'react';
import { play } from '../sound/play.ts';

/** Seconds. */
const longest = 5;

export type Stage = 'idle' | 'recording' | 'playing';

export interface Recording {
  readonly stage: Stage;
  /** Seconds that are left to record. */
  readonly left: number;
  /** Records, then plays what was recorded. */
  start(): void;
  /** Plays what was recorded so far, or stops playing. */
  stop(): void;
}

/** Records a sound for five seconds and plays it at the speaker; kept nowhere. */
export function useRecording(sound: MediaStream): Recording {
  const [stage, setStage] = useState<Stage>('idle');
  const [left, setLeft] = useState(longest);
  const [address, setAddress] = useState('');

  useEffect(() => {
    if (stage !== 'recording') return;
    const recorder = new MediaRecorder(sound);
    let isOver = false;
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (!isOver) setAddress(URL.createObjectURL(data));
    });
    recorder.addEventListener('stop', () => {
      if (!isOver) setStage('playing');
    });
    recorder.start();
    const end = setTimeout(() => recorder.stop(), longest * 1000);
    const tick = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => {
      isOver = true;
      clearTimeout(end);
      clearInterval(tick);
      if (recorder.state !== 'inactive') recorder.stop();
    };
  }, [stage, sound]);

  useEffect(() => {
    if (stage !== 'playing' || address === '') return;
    const silence = play(address, 'speaker', () => setStage('idle'));
    return () => {
      silence();
      URL.revokeObjectURL(address);
    };
  }, [stage, address]);

  return {
    stage,
    left,
    start() {
      setLeft(longest);
      setAddress('');
      setStage('recording');
    },
    stop: () => setStage('idle'),
  };
}
