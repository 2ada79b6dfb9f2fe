import { hearVoicemailMessage, type VoicemailDetail } from '@jackfield/contract/api/voicemail';
import { saveFile } from '@jackfield/kit/save-file';
import { Alert, Button, IconButton } from '@jackfield/kit/ui/core';
import { Download, Pause, Play, Undo2 } from '@jackfield/kit/ui/icons';
import { call, common, timeZoneAtom, useT } from '@jackfield/runtime';
import { Bars, clockText, usePlayback } from '@jackfield/voice-media/media-manager';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import css from './message-player.module.css';
import { boxMessages } from './messages.ts';
import { fitPeaks } from './peaks.ts';
import { useWidth } from './use-width.ts';
import { longWhen } from './when.ts';

/** What keys do with the player. */
export interface PlayerHandle {
  toggle(): void;
  /** Moves by so many seconds. */
  seek(seconds: number): void;
}

interface MessagePlayerProps {
  message: Pick<VoicemailDetail, 'id' | 'seconds' | 'peaks' | 'leftAt'>;
  /** Of the caller, in the names of its controls. */
  name: string;
  ref: Ref<PlayerHandle>;
  /** Half of it was played. */
  onHeard(): void;
}

const rates = [1, 1.25, 1.5, 2] as const;
const barStep = 4;
const barHeight = 44;

/** The sound of a message, fetched when it is played first: each fetch by who acts is in the history. */
function useMessageSound(id: string) {
  const query = useQuery({
    queryKey: ['voicemail-sound', id],
    queryFn: ({ signal }) => call(hearVoicemailMessage, { params: { id } }, { signal }),
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

/** Plays a message: Space, arrows by five seconds, four speeds, and the wave before a press. */
export function MessagePlayer({ message, name, ref, onHeard }: MessagePlayerProps) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const { id, seconds, peaks, leftAt } = message;
  const { query, url } = useMessageSound(id);
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
    onHeard();
  }, [at, seconds, onHeard]);

  const press = () => {
    setBroken(false);
    if (url !== undefined && !isBroken) return toggle();
    isWanted.current = true;
    void query.refetch();
  };
  const move = (by: number) => seek(Math.min(seconds, Math.max(0, at + by)));
  useImperativeHandle(ref, () => ({ toggle: press, seek: move }));
  const download = async () => {
    const file = query.data ?? (await query.refetch()).data;
    if (file === undefined) return;
    const when = longWhen(leftAt, zone);
    saveFile(file, `${t(boxMessages.downloadName, { when }).replaceAll(':', '.')}.wav`);
  };

  const label = `${clockText(at)} / ${clockText(seconds)}`;
  const Icon = isPlaying ? Pause : Play;
  const bars = fitPeaks(peaks, Math.max(1, Math.floor(width / barStep)));
  return (
    <section className={css.player} aria-label={t(boxMessages.playerOf, { name })}>
      <button
        type="button"
        className={css.button}
        data-playing={isPlaying}
        aria-label={t(isPlaying ? boxMessages.pause : boxMessages.play)}
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
          aria-label={t(boxMessages.position)}
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
          aria-label={t(boxMessages.back5)}
          disabled={url === undefined}
          onClick={() => move(-5)}
        >
          {t(boxMessages.back5Short)}
        </Button>
        <Button
          size="small"
          aria-label={t(boxMessages.speed, { rate: `${rate}×` })}
          onClick={() => setPlace((place + 1) % rates.length)}
        >
          {`${rate}×`}
        </Button>
        <IconButton
          size="small"
          label={t(boxMessages.download)}
          icon={<Download size={15} strokeWidth={1.75} />}
          onClick={() => void download()}
        />
      </div>
      {(query.isError || isBroken) && (
        <div className={css.failed}>
          <Alert
            kind="error"
            title={t(boxMessages.soundFailed)}
            action={
              <Button size="small" onClick={press}>
                {t(common.tryAgain)}
              </Button>
            }
          />
        </div>
      )}
    </section>
  );
}
