import { maxGreetingText, maxTypedName, type SpeechLanguage } from '@jackfield/contract/api/media';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field, Segmented, TextArea } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { greetingPayload } from './greeting-payload.ts';
import { kindTexts } from './kind-texts.ts';
import type { AddWayProps } from './add-dialog.tsx';
import css from './media-manager.module.css';
import { mediaMessages, speechMessages } from './messages.ts';
import { Counter, faultOf, faultSoFar, NameField } from './name-field.tsx';
import { speechLanguageName, useSpeechLanguages } from './speech-languages.ts';
import { SpeechPreview } from './speech-preview.tsx';

type Gender = 'female' | 'male';

/** Turns a text into a greeting (MEDIA-07, MEDIA-08). */
export function SpeechDialog({ actions, note, onClose }: AddWayProps) {
  const t = useT();
  const texts = kindTexts(actions.kind);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [gender, setGender] = useState<Gender>('female');
  const languages = useSpeechLanguages();
  const [language, setLanguage] = useState(languages[0]);
  const [playFault, setPlayFault] = useState('');
  const { savedText = null, hasSpeech = false } = actions.media ?? {};
  const saved = useConfirm(
    async () => actions.addText?.(greetingPayload(name, text, gender, language)),
    {
      check: () => {
        setPlayFault('');
        return {
          name: faultOf('greetingName', name, maxTypedName),
          text: faultOf('greetingText', text, maxGreetingText),
        };
      },
      done: t(texts.added, { name: name.trim() }),
      onDone: onClose,
    },
  );
  const change = (field: 'name' | 'text', keep: (value: string) => void) => (value: string) => {
    keep(value);
    if (value.trim()) saved.forgive(field);
  };
  const changeText = change('text', setText);

  return (
    <FormDialog
      title={t(texts.speechTitle)}
      width={600}
      dirty={name !== '' || text !== ''}
      confirmText={t(common.save)}
      mayConfirm={hasSpeech}
      onClose={onClose}
      {...saved.dialog}
      error={saved.error ?? playFault}
    >
      {!hasSpeech && (
        <Alert kind="warning" title={t(speechMessages.missing)}>
          {t(speechMessages.missingHint)}
        </Alert>
      )}
      <div className={css.speech}>
        <NameField
          label={t(mediaMessages.name)}
          field="greetingName"
          name={name}
          error={saved.faults.name}
          onChange={change('name', setName)}
        />
        <Field label={t(common.language)}>
          <Select<SpeechLanguage>
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({ value, label: speechLanguageName(value) }))}
          />
        </Field>
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
        error={saved.faults.text || faultSoFar('greetingText', text, maxGreetingText)}
      >
        <TextArea rows={6} value={text} onChange={(event) => changeText(event.target.value)} />
      </Field>
      <div className={css.below}>
        {savedText !== null && (
          <Button type="link" size="small" onClick={() => changeText(savedText)}>
            {t(speechMessages.retrieve)}
          </Button>
        )}
        <Counter text={text} most={maxGreetingText} />
      </div>
      {hasSpeech && (
        <SpeechPreview
          text={text}
          voiceSetting={{ languageCode: language, gender }}
          onFault={setPlayFault}
        />
      )}
      {note}
    </FormDialog>
  );
}
