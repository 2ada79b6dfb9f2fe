import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Download, Pause, Play, Undo2 } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Bars } from '../media-manager/bars.tsx';
import { clockText } from '../media-manager/clock-text.ts';
import { usePlayback } from '../media-manager/use-playback.ts';
import { playerMessages } from './messages.ts';
import { fitPeaks } from './peaks.ts';
import css from './sound-player.module.css';
import { useWidth } from './use-width.ts';

/** What keys do with the player. */
export interface PlayerHandle {
  toggle(): void;
  /** Moves by so many seconds. */
  seek(seconds: number): void;
}

interface SoundPlayerProps {
  /** Of the sound, and of its kind. */
  soundKey: readonly [string, string];
  seconds: number;
  /** Loudness of its parts, 0 to 100. */
  peaks: readonly number[];
  load(signal: AbortSignal): Promise<Blob>;
  /** What the player and its controls are called. */
  words: Readonly<Record<'player' | 'play' | 'pause' | 'position', string>>;
  ref?: Ref<PlayerHandle>;
  /** Half of it was played. */
  onHeard?(): void;
  /** Told the second that is played, as it goes on. */
  onMove?(at: number): void;
  /** Saves the sound; `heard` answers what is played, if it can be had. */
  download(heard: () => Promise<Blob | undefined>): Promise<void>;
}

const rates = [1, 1.25, 1.5, 2] as const;
const barStep = 4;
const barHeight = 44;

/** A sound, fetched when it is played first: each fetch by somebody else is in the history. */
function useSound(queryKey: readonly string[], load: SoundPlayerProps['load']) {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    enabled: false,
    gcTime: 0,
    retry: false,
  });
  const [url, setUrl] = useState<string>();
  const file = query.data;
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address lasts as long as this effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { query, url };
}

/** Plays what was said: Space, arrows by five seconds, four speeds, and the wave before a press. */
export function SoundPlayer(props: SoundPlayerProps) {
  const { soundKey, seconds, peaks, load, words, ref, onHeard, onMove } = props;
  const t = useT();
  const { query, url } = useSound(soundKey, load);
  const [isBroken, setBroken] = useState(false);
  const [place, setPlace] = useState(0);
  const rate = rates[place] ?? 1;
  const { isPlaying, at, toggle, seek } = usePlayback(url, () => setBroken(true), rate);
  const isWanted = useRef(false);
  const isTold = useRef(false);
  const [track, width] = useWidth();

  useEffect(() => {
    if (url === undefined || !isWanted.current) return;
    isWanted.current = false;
    toggle();
  }, [url, toggle]);
  useEffect(() => {
    if (isTold.current || at < seconds / 2 || at === 0) return;
    isTold.current = true;
    onHeard?.();
  }, [at, seconds, onHeard]);

  useEffect(() => onMove?.(at), [at, onMove]);

  const press = () => {
    setBroken(false);
    if (url !== undefined && !isBroken) return toggle();
    isWanted.current = true;
    void query.refetch();
  };
  const move = (by: number) => seek(Math.min(seconds, Math.max(0, at + by)));
  useImperativeHandle(ref, () => ({ toggle: press, seek: move }));
  const heard = async () => query.data ?? (await query.refetch()).data;

  const label = `${clockText(at)} / ${clockText(seconds)}`;
  const Icon = isPlaying ? Pause : Play;
  const bars = fitPeaks(peaks, Math.max(1, Math.floor(width / barStep)));
  return (
    <section className={css.player} aria-label={words.player}>
      <button
        type="button"
        className={css.button}
        data-playing={isPlaying}
        aria-label={isPlaying ? words.pause : words.play}
        aria-keyshortcuts="Space"
        aria-busy={query.isFetching}
        onClick={press}
      >
        <Icon size={16} fill="currentColor" strokeWidth={1} aria-hidden="true" />
      </button>
      <div ref={track} className={css.track}>
        <input
          type="range"
          className={css.range}
          min={0}
          max={seconds}
          step="any"
          value={at}
          disabled={url === undefined}
          aria-label={words.position}
          aria-valuetext={label}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
            if (step === undefined && event.key !== ' ') return;
            event.preventDefault();
            if (step === undefined) press();
            else move(step);
          }}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <Bars peaks={bars} played={seconds > 0 ? at / seconds : 0} height={barHeight} />
      </div>
      <div className={css.tools}>
        <span className={css.time} data-playing={at > 0}>
          {label}
        </span>
        <Button
          type="text"
          size="small"
          icon={<Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t(playerMessages.back5)}
          disabled={url === undefined}
          onClick={() => move(-5)}
        >
          {t(playerMessages.back5Short)}
        </Button>
        <Button
          size="small"
          aria-label={t(playerMessages.speed, { rate: `${rate}×` })}
          onClick={() => setPlace((place + 1) % rates.length)}
        >
          {`${rate}×`}
        </Button>
        <IconButton
          size="small"
          label={t(playerMessages.download)}
          icon={<Download size={15} strokeWidth={1.75} />}
          onClick={() => void props.download(heard)}
        />
      </div>
      {(query.isError || isBroken) && (
        <div className={css.failed}>
          <LoadFailure
            title={t(playerMessages.failed)}
            query={{ error: query.error, refetch: press }}
          />
        </div>
      )}
    </section>
  );
}
