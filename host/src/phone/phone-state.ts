import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Whether the last page of this browser had a phone, so that the top bar keeps its place. */
export const phoneShownAtom = atomWithStorage('jackfield.phone', false, undefined, {
  getOnInit: true,
});

/** Whether a call goes on in this page, which a reload would end. */
export const onCallAtom = atom(false);
