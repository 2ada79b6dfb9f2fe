import type { HeardPart } from '@jackfield/domain/routing';
import { Skeleton } from '@jackfield/kit/ui/core';
import { ApiFailure, useT } from '@jackfield/runtime';
import { MediaPlayer, useMedium } from '@jackfield/voice-media/media-manager';
import css from './heard-sounds.module.css';
import { heardMessages } from './heard-messages.ts';
import { heardText } from './heard-text.ts';

/** The stored sounds that are heard on the way to a step, each once, with a player of its own. */
export function HeardSounds({ parts }: { parts: readonly HeardPart[] }) {
  const sounds = new Map(
    parts.flatMap((part) => soundsOf(part).map((id) => [`${heardText(part)} ${id}`, { part, id }])),
  );
  if (sounds.size === 0) return null;
  return (
    <ul className={css.sounds}>
      {[...sounds].map(([key, { part, id }]) => (
        <li key={key} className={css.sound}>
          <HeardSound what={heardText(part)} id={id} />
        </li>
      ))}
    </ul>
  );
}

function soundsOf(part: HeardPart): readonly (string | null)[] {
  if (part.kind === 'sound') return [part.id];
  return part.kind === 'music' ? part.ids : [];
}

function HeardSound({ what, id }: { what: string; id: string | null }) {
  const t = useT();
  return (
    <>
      <p className={css.what}>{what}</p>
      {id === null ? <p className={css.none}>{t(heardMessages.noSound)}</p> : <Stored id={id} />}
    </>
  );
}

function Stored({ id }: { id: string }) {
  const t = useT();
  const { data, error } = useMedium(id);
  if (error) {
    const isGone = error instanceof ApiFailure && error.status === 404;
    const why = isGone ? heardMessages.goneSound : heardMessages.notLoaded;
    return <p className={css.none}>{t(why)}</p>;
  }
  if (!data) return <Skeleton width="100%" height={30} />;
  return <MediaPlayer id={id} name={data.fileName ?? ''} duration={data.seconds ?? 0} />;
}
