import { maxRecordingSeconds, maxTypedName } from '@jackfield/contract/api/media';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Mic, Square, Undo2 } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { Bars } from './bars.tsx';
import { clockText } from './clock-text.ts';
import { kindTexts } from './kind-texts.ts';
import type { AddWayProps } from './add-dialog.tsx';
import css from './media-manager.module.css';
import { recorderMessages } from './messages.ts';
import { faultOf, NameField } from './name-field.tsx';
import { Player } from './player.tsx';
import { type MicrophoneFault, type Recorder, useRecorder } from './use-recorder.ts';
import { barCount } from './use-sound.ts';

const hints = {
  idle: recorderMessages.idle,
  asking: recorderMessages.asking,
  recording: recorderMessages.recording,
  preparing: recorderMessages.preparing,
  stopped: recorderMessages.preview,
};

/** Records a greeting with the microphone (MEDIA-04). */
export function RecordDialog({ actions, note, onClose }: AddWayProps) {
  const t = useT();
  const texts = kindTexts(actions.kind);
  const recorder = useRecorder();
  const [name, setName] = useState('');
  const { recording } = recorder;
  const saved = useConfirm(
    async () => {
      if (recording === null) return;
      const file = new File([recording.file], `${t(recorderMessages.recordingName)}.wav`);
      const { signal } = new AbortController();
      await actions.upload({ file, name: name.trim(), source: 'recording' }, () => {}, signal);
    },
    {
      check: () => ({ name: faultOf(texts.nameField, name, maxTypedName) }),
      done: t(texts.added, { name: name.trim() }),
      onDone: onClose,
    },
  );

  return (
    <FormDialog
      title={t(texts.recordTitle)}
      dirty={recorder.state !== 'idle'}
      discardTitle={t(recorderMessages.discard)}
      confirmText={t(common.save)}
      mayConfirm={recording !== null}
      onClose={onClose}
      {...saved.dialog}
    >
      <NameField
        label={t(texts.name)}
        field={texts.nameField}
        name={name}
        error={saved.faults.name}
        onChange={(next) => {
          setName(next);
          if (next.trim()) saved.forgive();
        }}
      />
      <Stage recorder={recorder} />
      {recorder.failure && <MicrophoneFailure failure={recorder.failure} />}
      {recorder.device !== '' && <Device recorder={recorder} />}
      {note}
    </FormDialog>
  );
}

/** The microphone that is used, and another one where there is a choice. */
function Device({ recorder }: { recorder: Recorder }) {
  const t = useT();
  const { device, choices, state, choose } = recorder;
  const actions = choices.map((choice) => ({
    key: choice.id,
    label: choice.label,
    run: () => choose(choice),
  }));
  return (
    <div className={css.device}>
      <Mic size={15} strokeWidth={1.75} aria-hidden="true" />
      <span>{device}</span>
      {(state === 'idle' || state === 'stopped') && actions.length > 1 && (
        <Menu groups={[actions]} title={t(recorderMessages.microphone)}>
          <Button type="link" size="small" aria-label={t(recorderMessages.changeMicrophone)}>
            {t(common.change)}
          </Button>
        </Menu>
      )}
    </div>
  );
}

function Stage({ recorder }: { recorder: Recorder }) {
  const t = useT();
  const { state, seconds, levels, recording } = recorder;
  const isRecording = state === 'recording';
  const rest = Array.from({ length: barCount - levels.length }, () => 0);
  return (
    <div className={`ui-well ${css.stage}`}>
      <p className={css.timer} role="timer" data-recording={isRecording}>
        {clockText(recording?.duration ?? seconds)}
        <span> / {clockText(maxRecordingSeconds)}</span>
      </p>
      {recording === null ? (
        <Bars peaks={[...levels, ...rest]} played={levels.length / barCount} height={44} />
      ) : (
        <Player
          name={t(recorderMessages.recordingName)}
          duration={recording.duration}
          sound={recording.sound}
        />
      )}
      <output className={`ui-secondary ${css.hint}`}>{t(hints[state])}</output>
      <div className={css.actions}>
        {isRecording && (
          <Button
            type="primary"
            icon={<Square size={13} fill="currentColor" />}
            onClick={recorder.stop}
          >
            {t(recorderMessages.stop)}
          </Button>
        )}
        {!isRecording && recording === null && (
          <Button
            type="primary"
            icon={<Mic size={15} strokeWidth={1.75} />}
            disabled={state !== 'idle'}
            onClick={recorder.start}
          >
            {t(recorderMessages.start)}
          </Button>
        )}
        <Button
          icon={<Undo2 size={15} strokeWidth={1.75} />}
          disabled={state !== 'stopped'}
          onClick={recorder.reset}
        >
          {t(common.reset)}
        </Button>
      </div>
    </div>
  );
}

/** Why the microphone cannot be used: the browser's words (ERR-12), and what to do about it. */
function MicrophoneFailure({ failure }: { failure: MicrophoneFault }) {
  const t = useT();
  const advice = {
    NotAllowedError: t(recorderMessages.refused),
    NotFoundError: t(recorderMessages.missing),
  }[failure.name];
  return (
    <div className={css.fault}>
      <Alert kind="error" title={failure.message || t(recorderMessages.failed)}>
        {advice}
      </Alert>
    </div>
  );
}
