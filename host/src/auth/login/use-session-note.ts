import { type Message, takeNote } from '@jackfield/runtime/core';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { takePassed } from '../navigation.ts';

interface SessionNoteState {
  note: { kind: 'info' | 'good'; message: Message } | null;
  /** Page on which the session expired. */
  keptPath: string | null;
}

function readNote(): SessionNoteState {
  const { note: passedNote } = takePassed();
  if (passedNote) {
    return { note: { kind: 'good', message: messages[passedNote] }, keptPath: null };
  }
  const kept = takeNote();
  if (!kept) return { note: null, keptPath: null };
  return { note: { kind: 'info', message: messages[kept.note] }, keptPath: kept.path };
}

/** The note that the last session or page left, read once (AUTH-19, OP-52). */
export function useSessionNote(): SessionNoteState {
  const [state] = useState(readNote);
  return state;
}
