import { hasAtMost } from '@jackfield/contract';
import { longestNote, setCallNote } from '@jackfield/contract/api/call-log';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { ApiFailure, call, notify, useT } from '@jackfield/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dockMessages } from './messages.ts';

/** Milliseconds without a key after which what was typed is kept. */
const keptAfter = 800;
/** How often it is tried again, and milliseconds between: a call that has just ended is logged soon. */
const tries = 4;
const againAfter = 1500;

async function keepNote(id: string, note: string, left = tries): Promise<void> {
  try {
    await call(setCallNote, { params: { id }, body: { note } });
  } catch (error) {
    const isSoon = error instanceof ApiFailure && error.responseCode === 'NOTFOUND';
    if (!isSoon || left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, againAfter));
    await keepNote(id, note, left - 1);
  }
}

interface NotePanelProps {
  /** The call as the portal knows it. */
  callId: string;
  /** What is typed, which outlives the panel. */
  note: string;
  onNote(note: string): void;
}

/** What the person notes while they talk: kept with the call as they pause, and as the call ends. */
export function NotePanel({ callId, note, onNote }: NotePanelProps) {
  const t = useT();
  const kept = useRef(note);
  const keep = useEffectEvent(async () => {
    if (kept.current === note || !hasAtMost(note, longestNote)) return;
    const before = kept.current;
    kept.current = note;
    try {
      await keepNote(callId, note);
    } catch {
      kept.current = before;
      notify.error(t(dockMessages.noteNotKept, { note }));
    }
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever opens it writes at once.
    place.current?.querySelector('textarea')?.focus();
    return () => {
      clearTimeout(timer.current);
      void keep();
    };
  }, []);
  return (
    <div ref={place}>
      <Field label={t(dockMessages.note)} hint={t(dockMessages.noteHint)}>
        <TextArea
          rows={3}
          most={longestNote}
          value={note}
          onChange={(event) => {
            onNote(event.target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => void keep(), keptAfter);
          }}
        />
      </Field>
    </div>
  );
}
