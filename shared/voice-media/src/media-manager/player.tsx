import { Pause, Play } from '@jackfield/kit/ui/icons';
import { notify, useT } from '@jackfield/runtime';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Bars } from './bars.tsx';
import { clockText } from './clock-text.ts';
import { mediaMessages } from './messages.ts';
import css from './player.module.css';
import { usePlayback } from './use-playback.ts';
import { barCount, type Sound, useSound } from './use-sound.ts';

interface PlayerProps {
  /** What is played, in the names of its controls. */
  name: string;
  /** Seconds. */
  duration: number;
  sound: Sound | undefined;
  /** Fetches a sound that is not there yet; rejects when it cannot be had. */
  fetchSound?(): Promise<unknown>;
  /** Plays at once. */
  startsPlaying?: boolean;
}

const flat = Array.from({ length: barCount }, () => 0);

/** Play button, waveform and time. Arrows move by five seconds. */
export function Player(props: PlayerProps) {
  const { name, duration, sound, fetchSound, startsPlaying = false } = props;
  const t = useT();
  const fail = () => notify.error(t(mediaMessages.playFailed));
  const { isPlaying, at, toggle, seek } = usePlayback(sound?.url, fail);
  const isWanted = useRef(startsPlaying);

  useEffect(() => {
    if (sound === undefined || !isWanted.current) return;
    isWanted.current = false;
    toggle();
  }, [sound, toggle]);

  const press = () => {
    if (sound !== undefined) return toggle();
    isWanted.current = true;
    fetchSound?.().catch(fail);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
    if (event.key === ' ') press();
    else if (step !== undefined) seek(Math.min(duration, at + step));
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.player}>
      <button
        type="button"
        className={css.button}
        data-playing={isPlaying}
        aria-label={t(isPlaying ? mediaMessages.pause : mediaMessages.play, { name })}
        onClick={press}
      >
        {isPlaying ? (
          <Pause size={14} fill="currentColor" strokeWidth={1} aria-hidden="true" />
        ) : (
          <Play size={14} fill="currentColor" strokeWidth={1} aria-hidden="true" />
        )}
      </button>
      <div className={css.track}>
        <input
          type="range"
          className={css.range}
          min={0}
          max={duration}
          step="any"
          value={at}
          aria-label={t(mediaMessages.position, { name })}
          aria-valuetext={`${clockText(at)} / ${clockText(duration)}`}
          onKeyDown={onKey}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <Bars peaks={sound?.peaks ?? flat} played={duration > 0 ? at / duration : 0} />
      </div>
      <span className={css.time} aria-hidden="true">
        {clockText(at)} / {clockText(duration)}
      </span>
    </div>
  );
}

/** Player of a stored medium. */
export function MediaPlayer({
  id,
  name,
  duration,
}: {
  id: string;
  name: string;
  duration: number;
}) {
  const sound = useSound(id, duration);
  return (
    <Player
      name={name}
      duration={duration}
      sound={sound.data}
      fetchSound={() => sound.refetch({ throwOnError: true })}
    />
  );
}
