import type { VoicemailBox, VoicemailState } from '@jackfield/contract/api/voicemail';
import { useSearchParams } from 'react-router';

/** What is open: a box, or what was deleted from all of them. */
export type Place =
  | { readonly kind: 'box'; readonly box: VoicemailBox }
  | { readonly kind: 'deleted' };

/** The place that an address names; the own box where it names none of the person's. */
export function placeOf(name: string | null, boxes: readonly VoicemailBox[]): Place | null {
  if (name === 'deleted') return { kind: 'deleted' };
  const box = boxes.find(({ id }) => id === name) ?? boxes[0];
  return box === undefined ? null : { kind: 'box', box };
}

/** What the address says beside the box: the open message, and what the list shows. */
export interface Shown {
  readonly messageId: string | null;
  readonly state: VoicemailState | null;
  readonly search: string;
}

const states: readonly string[] = ['open', 'taken', 'done'] satisfies VoicemailState[];
const isState = (text: string | null): text is VoicemailState =>
  text !== null && states.includes(text);

/** Reads the address of the page and changes it; an empty value leaves the address. */
export function useShown() {
  const [params, setParams] = useSearchParams();
  const state = params.get('state');
  const shown: Shown & { boxName: string | null } = {
    boxName: params.get('box'),
    messageId: params.get('message'),
    state: isState(state) ? state : null,
    search: params.get('search') ?? '',
  };
  const show = (change: Partial<Record<'message' | 'state' | 'search', string>>, replace = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  return { shown, show };
}
