import type { ReleasePointer } from '@jackfield/contract/api/release';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { notify, t, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { promote } from '../api/moves.ts';
import { canaryAudience, shortVersion } from '../overview/words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { moveMessages as messages } from './messages.ts';
import { MoveNotes } from './move-notes.tsx';
import {
  keyOf,
  type PromotionErrors,
  type PromotionInput,
  promotionErrors,
  promotionInput,
  promotionOf,
} from './read-promotion.ts';
import { useMove } from './use-move.ts';
import { WhyField } from './why-field.tsx';
import { VersionChoice } from './version-choice.tsx';

export interface PromoteDialogProps {
  pointer: ReleasePointer;
  /** Name of the area, and of the variant. */
  label: string;
  variantName: string;
  /** `widen` begins with the canary as it is. */
  from: 'promote' | 'widen';
  /** Key of a version to begin with. */
  version?: string | undefined;
  onClose(): void;
}

function announce(label: string, now: ReleasePointer): void {
  const audience = canaryAudience(now);
  const version = shortVersion((now.canary ?? now.live)?.version ?? '');
  if (now.canary) notify.success(t(messages.canaryStarted, { label, version, audience }));
  else notify.success(t(messages.promoted, { label, version }));
}

/** Gives a published version to everyone or to some accounts. Render it when it is to open. */
export function PromoteDialog(props: PromoteDialogProps) {
  const { label, from, onClose } = props;
  const text = useT();
  const [input, setInput] = useState<PromotionInput>(() => ({
    ...promotionInput(props.pointer, from),
    ...(props.version !== undefined && { chosen: props.version }),
  }));
  const [isTouched, setTouched] = useState(false);
  const [isSent, setSent] = useState(false);
  const errors: PromotionErrors = isSent ? promotionErrors(input) : {};
  const { pointer, isBusy, failure, overtaken, run } = useMove(props.pointer, (now) => {
    announce(label, now);
    onClose();
  });
  const change = (part: Partial<PromotionInput>) => {
    setTouched(true);
    setInput((known) => ({ ...known, ...part }));
  };
  const send = async () => {
    setSent(true);
    if (Object.keys(promotionErrors(input)).length > 0) return false;
    await run((at) => promote(at, promotionOf(input)));
    return true;
  };
  const isSameCanary = pointer.canary !== null && keyOf(pointer.canary) === input.chosen;
  const some = isSameCanary ? messages.changeCanary : messages.startCanary;
  const name = props.variantName;
  const live = pointer.live;
  return (
    <FormDialog
      width={600}
      title={text(from === 'widen' ? messages.widenTitle : messages.promoteTitle, { label })}
      dirty={isTouched}
      busy={isBusy}
      confirmText={text(input.reach === 'all' ? messages.promoteAll : some)}
      onConfirm={send}
      onClose={onClose}
    >
      <MoveNotes label={label} failure={failure} overtaken={overtaken} />
      <p className="ui-text2">
        {live
          ? text(messages.variant, { name, version: shortVersion(live.version) })
          : text(messages.variantNone, { name })}
      </p>
      <VersionChoice
        pointer={pointer}
        label={label}
        value={input.chosen}
        onChange={(chosen) => change({ chosen })}
        error={errors.chosen}
      />
      <AudienceFields input={input} errors={errors} onChange={change} />
      <WhyField value={input.why} error={errors.why} onChange={(why) => change({ why })} />
    </FormDialog>
  );
}
