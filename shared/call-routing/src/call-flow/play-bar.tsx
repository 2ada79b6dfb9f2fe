import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Switch } from '@jackfield/kit/ui/form';
import { Pause, Play, RotateCw } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { heardMessages } from './heard-messages.ts';
import { heardText } from './heard-text.ts';
import css from './play-bar.module.css';
import type { PlayAll } from './use-play-all.ts';

export interface PlayBarProps {
  play: PlayAll;
  isFullTime: boolean;
  onFullTime(isFullTime: boolean): void;
}

const actions = {
  idle: heardMessages.playAll,
  over: heardMessages.playAll,
  playing: heardMessages.pause,
  paused: heardMessages.goOn,
} as const;

/** Plays all that the caller hears, and says what sounds now. */
export function PlayBar({ play, isFullTime, onFullTime }: PlayBarProps) {
  const t = useT();
  const { part, state } = play;
  const Icon = state === 'playing' ? Pause : Play;
  const hasBegun = part !== null;
  return (
    <div className={css.bar}>
      {state !== 'waiting' && (
        <Button
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-keyshortcuts="Space"
          onClick={play.toggle}
        >
          {t(actions[state])}
        </Button>
      )}
      {hasBegun && (
        <IconButton
          icon={<RotateCw size={16} strokeWidth={1.75} />}
          label={t(heardMessages.again)}
          onClick={play.restart}
        />
      )}
      <output className={css.now} aria-live="polite">
        {state === 'over' ? t(heardMessages.over) : part && heardText(part)}
      </output>
      <label className={css.time}>
        <Switch checked={isFullTime} aria-label={t(heardMessages.fullTime)} onChange={onFullTime} />
        <span>{t(heardMessages.fullTime)}</span>
      </label>
    </div>
  );
}
