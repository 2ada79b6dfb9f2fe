import { maxGreetingText } from '@jackfield/contract/api/media';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Segmented, TextArea } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { greetingPayload } from './greeting-payload.ts';
import { kindTexts } from './kind-texts.ts';
import type { MediaActions } from './manager.ts';
import css from './media-manager.module.css';
import { mediaMessages, speechMessages } from './messages.ts';
import { NameField } from './name-field.tsx';
import { SpeechPreview } from './speech-preview.tsx';

type Gender = 'female' | 'male';

/** Turns a text into a greeting (MEDIA-07, MEDIA-08). */
export function SpeechDialog({ actions, onClose }: { actions: MediaActions; onClose(): void }) {
  const t = useT();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [gender, setGender] = useState<Gender>('female');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { savedText = null, hasSpeech = false } = actions.media ?? {};
  const unnamed = isTried && name.trim() === '';
  const untold = isTried && text.trim() === '';

  const save = async () => {
    setTried(true);
    if (name.trim() === '' || text.trim() === '') return;
    setBusy(true);
    setFault('');
    try {
      await actions.addText?.(greetingPayload(name, text, gender, actions.languageCode));
      notify.success(t(mediaMessages.added));
      onClose();
    } catch (error) {
      setFault(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={t(kindTexts(actions.kind).speechTitle)}
      width={600}
      dirty={name !== '' || text !== ''}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void save()}
      action={
        <Button type="primary" disabled={!hasSpeech} loading={isBusy} onClick={() => void save()}>
          {t(mediaMessages.save)}
        </Button>
      }
    >
      {!hasSpeech && (
        <div className={css.notice}>
          <Alert kind="warning" title={t(speechMessages.missing)}>
            {t(speechMessages.missingHint)}
          </Alert>
        </div>
      )}
      <div className={css.speech}>
        <NameField
          label={t(mediaMessages.name)}
          name={name}
          error={unnamed ? t(mediaMessages.nameRequired) : undefined}
          onChange={setName}
        />
        <Field label={t(speechMessages.voice)}>
          <Segmented<Gender>
            block
            label={t(speechMessages.voice)}
            value={gender}
            onChange={setGender}
            options={[
              { value: 'female', label: t(speechMessages.female) },
              { value: 'male', label: t(speechMessages.male) },
            ]}
          />
        </Field>
      </div>
      <Field
        label={t(speechMessages.text)}
        required
        error={untold ? t(speechMessages.textRequired) : undefined}
      >
        <TextArea
          rows={6}
          value={text}
          maxLength={maxGreetingText}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={css.below}>
        {savedText !== null && (
          <Button type="link" size="small" onClick={() => setText(savedText)}>
            {t(speechMessages.retrieve)}
          </Button>
        )}
        <span className={css.counter}>
          {t(mediaMessages.counter, { count: text.length, maximum: maxGreetingText })}
        </span>
      </div>
      {hasSpeech && (
        <SpeechPreview
          text={text}
          voiceSetting={{ languageCode: actions.languageCode, gender }}
          onFault={setFault}
        />
      )}
      {fault !== '' && (
        <div className={css.fault}>
          <Alert kind="error" title={fault} />
        </div>
      )}
    </Dialog>
  );
}
