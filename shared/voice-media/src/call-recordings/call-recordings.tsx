import {
  type CallRecording,
  deleteCallRecording,
  downloadCallRecording,
  hearCallRecording,
  listCallRecordings,
  restoreCallRecording,
} from '@jackfield/contract/api/recording';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { ReasonDialog } from '@jackfield/kit/reason-dialog';
import { saveFile } from '@jackfield/kit/save-file';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import {
  call as ask,
  common,
  notify,
  queryClient,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { playerMessages } from '../sound-player/messages.ts';
import { SoundPlayer } from '../sound-player/sound-player.tsx';
import css from './call-recordings.module.css';
import { recordingMessages } from './messages.ts';

interface CallRecordingsProps {
  call: { readonly id: string };
  /** May delete and restore. */
  isAdmin: boolean;
}

const key = ['call-recordings'] as const;

/** What was recorded of a call: a player, or why there is none (REC-02). */
export function CallRecordings({ call: { id }, isAdmin }: CallRecordingsProps) {
  const t = useT();
  const query = useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => ask(listCallRecordings, { params: { id } }, { signal }),
  });
  useLiveRefetch(['recording'], key);
  const items = query.data?.items;
  return (
    <section className={css.part} aria-labelledby="call-recording">
      <h2 id="call-recording">{t(recordingMessages.title)}</h2>
      {items?.map((recording) => (
        <Recording key={recording.id} recording={recording} isAdmin={isAdmin} />
      ))}
      {items?.length === 0 && <p className="ui-text3">{t(recordingMessages.none)}</p>}
      {items === undefined &&
        (query.isError ? (
          <LoadFailure title={t(playerMessages.failed)} query={query} />
        ) : (
          <Skeleton width="100%" height={96} />
        ))}
    </section>
  );
}

interface RecordingProps {
  recording: CallRecording;
  isAdmin: boolean;
}

function Recording({ recording, isAdmin }: RecordingProps) {
  const t = useT();
  const { date } = useFormats();
  const [isDeleting, setDeleting] = useState(false);
  const { id, state, teammate, mayHear, endsAt, days, deleted } = recording;
  const { name } = teammate;
  const readAgain = () => queryClient.invalidateQueries({ queryKey: key });
  const restore = async () => {
    try {
      await ask(restoreCallRecording, { params: { id } });
      notify.success(t(recordingMessages.restored));
    } catch (error) {
      notify.failure(error);
    } finally {
      await readAgain();
    }
  };
  const remove = async (reason: string) => {
    await ask(deleteCallRecording, { params: { id }, body: { reason } });
    notify.success(t(recordingMessages.removed), {
      label: t(common.undo),
      run: () => void restore(),
    });
    await readAgain();
  };
  if (deleted !== null) {
    const { at, by, reason, mayRestore } = deleted;
    return (
      <div className={css.one}>
        <p className="ui-text3">
          {t(recordingMessages.deleted, { day: date(at), name: by, reason })}
        </p>
        {isAdmin && mayRestore && (
          <div className={css.foot}>
            <Button size="small" onClick={() => void restore()}>
              {t(recordingMessages.restore)}
            </Button>
          </div>
        )}
      </div>
    );
  }
  if (state === 'ended') {
    return <p className="ui-text3">{t(recordingMessages.ended, { day: date(endsAt), days })}</p>;
  }
  const notYours = isAdmin ? recordingMessages.notYoursAdmin : recordingMessages.notYours;
  return (
    <div className={css.one}>
      {mayHear ? <Player recording={recording} /> : <p>{t(notYours, { name })}</p>}
      <div className={css.foot}>
        <span className="ui-text3">{t(recordingMessages.until, { day: date(endsAt) })}</span>
        {isAdmin && (
          <Button size="small" onClick={() => setDeleting(true)}>
            {t(recordingMessages.remove)}
          </Button>
        )}
      </div>
      {isDeleting && (
        <ReasonDialog
          title={t(recordingMessages.removeTitle, { name })}
          confirmText={t(recordingMessages.removeConfirm)}
          hint={t(recordingMessages.removeHint)}
          required
          confirm={remove}
          onClose={() => setDeleting(false)}
        >
          {t(recordingMessages.removeText, { name })}
        </ReasonDialog>
      )}
    </div>
  );
}

function Player({ recording }: Pick<RecordingProps, 'recording'>) {
  const t = useT();
  const { dateTime } = useFormats();
  const { id, seconds, peaks, startedAt, teammate } = recording;
  const params = { id };
  return (
    <SoundPlayer
      soundKey={['recording-sound', id]}
      seconds={seconds}
      peaks={peaks}
      load={(signal) => ask(hearCallRecording, { params }, { signal })}
      words={{
        player: t(recordingMessages.player, teammate),
        play: t(recordingMessages.play),
        pause: t(recordingMessages.pause),
        position: t(recordingMessages.position),
      }}
      // A file that leaves the portal is asked for by itself: it wants the second step, and an entry.
      download={async () => {
        try {
          const file = await ask(downloadCallRecording, { params });
          const when = dateTime(startedAt).replaceAll(':', '.');
          saveFile(file, `${t(recordingMessages.fileName, { when })}.wav`);
        } catch (error) {
          notify.failure(error);
        }
      }}
    />
  );
}
