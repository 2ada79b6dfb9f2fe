import { maxRecordingSeconds } from '@jackfield/contract/api/media';
import { useEffect, useReducer, useRef, useState } from 'react';
import { listDevices, type SoundDevice } from '../devices/public.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { nextState, type RecorderState } from './recorder-state.ts';
import { barCount, type Sound, soundOf } from './use-sound.ts';
import { decode, encodeWave, recordingRate } from './wave.ts';

/** What was recorded: the file to send, and its sound to listen to. */
export interface Recording {
  readonly file: Blob;
  readonly sound: Sound;
  /** Seconds. */
  readonly duration: number;
}

/** The browser's error: its kind, such as NotAllowedError, and its words. */
export type MicrophoneFault = Pick<DOMException, 'name' | 'message'>;

export interface Recorder {
  readonly state: RecorderState;
  /** Seconds recorded so far. */
  readonly seconds: number;
  /** Loudness of the last moments, the newest last. */
  readonly levels: readonly number[];
  /** Name of the microphone that is used; empty until one is. */
  readonly device: string;
  /** Microphones to choose from, once the browser tells of them. */
  readonly choices: readonly SoundDevice[];
  readonly recording: Recording | null;
  /** Why the microphone cannot be used, an error of the browser (ERR-12). */
  readonly failure: MicrophoneFault | null;
  /** Records with this microphone from the next start on. */
  choose(choice: SoundDevice): void;
  start(): void;
  stop(): void;
  reset(): void;
}

const beat = 100;

async function recordingOf(blob: Blob): Promise<Recording> {
  const samples = await decode(await blob.arrayBuffer());
  const most = samples.subarray(0, maxRecordingSeconds * recordingRate);
  const file = encodeWave(most, recordingRate);
  return { file, sound: await soundOf(file), duration: most.length / recordingRate };
}

/** Records a greeting; it stops by itself at 300 seconds (MEDIA-06), and when it is closed. */
export function useRecorder(): Recorder {
  const [state, step] = useReducer(nextState, 'idle');
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [device, setDevice] = useState<SoundDevice>({ id: '', label: '' });
  const [choices, setChoices] = useState<readonly SoundDevice[]>([]);
  const [recording, setRecording] = useState<Recording | null>(null);
  const [failure, setFailure] = useState<MicrophoneFault | null>(null);
  const microphone = useRef<Microphone | null>(null);
  const isClosed = useRef(false);

  const fail = (error: unknown) => {
    const { name = '', message = String(error) } = (error ?? {}) as Partial<MicrophoneFault>;
    setFailure({ name, message });
    step('fail');
  };
  const start = async () => {
    step('start');
    setFailure(null);
    try {
      const opened = await openMicrophone(device.id === '' ? undefined : device.id);
      if (isClosed.current) return opened.cancel();
      microphone.current = opened;
      setDevice({ id: opened.deviceId, label: opened.label });
      step('opened');
      setChoices(await listDevices('audioinput'));
    } catch (error) {
      fail(error);
    }
  };
  const stop = async () => {
    const opened = microphone.current;
    microphone.current = null;
    if (opened === null) return;
    step('stop');
    try {
      setRecording(await recordingOf(await opened.stop()));
      step('ready');
    } catch (error) {
      fail(error);
    }
  };
  const reset = () => {
    microphone.current?.cancel();
    microphone.current = null;
    setRecording(null);
    setSeconds(0);
    setLevels([]);
    step('reset');
  };

  const halt = useRef(stop);
  useEffect(() => {
    halt.current = stop;
  });
  useEffect(() => {
    if (state !== 'recording') return;
    const begun = Date.now();
    const timer = setInterval(() => {
      const passed = (Date.now() - begun) / 1000;
      setSeconds(Math.min(passed, maxRecordingSeconds));
      setLevels((now) => [...now, microphone.current?.level() ?? 0].slice(-barCount));
      if (passed >= maxRecordingSeconds) void halt.current();
    }, beat);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      microphone.current?.cancel();
      microphone.current = null;
    };
  }, []);

  const shown = { state, seconds, levels, device: device.label, choices, recording, failure };
  return { ...shown, choose: setDevice, start: () => void start(), stop: () => void stop(), reset };
}
