import {
  setVoicemailMail,
  type VoicemailBox,
  type VoicemailMail,
  voicemailMails,
} from '@jackfield/contract/api/voicemail';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { Segmented } from '@jackfield/kit/ui/form';
import { undoAction } from '@jackfield/records/restore';
import { ApiFailure, call, notify, profileAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { boxesKey, useBoxes } from '../messages/use-boxes.ts';
import css from './mail-section.module.css';
import { mailMessages as messages } from './messages.ts';

/** Which mails the person gets of new messages, for each of their boxes (MSG-04). */
export function MailSection({ email }: { email: string }) {
  const t = useT();
  const boxes = useBoxes();
  const own = useAtomValue(profileAtom)?.id;
  useLiveRefetch(['teammate'], boxesKey, ({ id }) => id === own);
  // Support acts for people without their messages.
  if (boxes.error instanceof ApiFailure && boxes.error.responseCode === 'FORBIDDEN') return null;
  if (boxes.error && !boxes.data) {
    return <LoadFailure title={t(messages.failed)} query={boxes} />;
  }
  if (!boxes.data) return null;
  return (
    <FormSection title={t(messages.title)} intro={t(messages.intro, { email })}>
      <ul className={css.boxes}>
        {boxes.data.boxes.map((box) => (
          <MailChoice key={box.id} box={box} onSaved={() => boxes.refetch()} />
        ))}
      </ul>
    </FormSection>
  );
}

interface MailChoiceProps {
  box: VoicemailBox;
  onSaved(): Promise<unknown>;
}

function MailChoice({ box, onSaved }: MailChoiceProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const name = box.kind === 'team' ? t(messages.team, { team: box.name }) : t(messages.own);
  const save = async (mail: VoicemailMail) => {
    await call(setVoicemailMail, { body: { boxId: box.id, mail } });
    await onSaved();
  };
  async function choose(mail: VoicemailMail): Promise<void> {
    setBusy(true);
    try {
      await save(mail);
      const words = { box: name, mail: t(messages[mail]) };
      notify.success(
        t(messages.saved, words),
        undoAction(() => save(box.mail)),
      );
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  }
  return (
    <li>
      <span>{name}</span>
      <Segmented<VoicemailMail>
        label={name}
        options={voicemailMails.map((value) => ({ value, label: t(messages[value]) }))}
        value={box.mail}
        disabled={isBusy}
        onChange={(mail) => void choose(mail)}
      />
    </li>
  );
}
