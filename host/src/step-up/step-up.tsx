import { lazyPart } from '@jackfield/kit/lazy-part';
import { stepUpAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

const StepUpDialog = lazyPart(() =>
  import(/* webpackChunkName: "step-up" */ './step-up-dialog.tsx').then(
    (file) => file.StepUpDialog,
  ),
);

/** Asks for the second step again when a call wants it; the page below keeps what was typed. */
export function StepUp() {
  const question = useAtomValue(stepUpAtom);
  return question && <StepUpDialog settle={question.settle} />;
}
