import { Button, Tooltip } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { type NumberOwner, TrialNumbersText } from '@jackfield/phone-numbers/number-picker';
import { common, sessionAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { numberMessages } from './messages.ts';

interface AddNumberButtonProps {
  owner: NumberOwner;
  /** How many more the trial allows; null without a limit. */
  room: number | null;
  /** The numbers have been read. */
  isReady: boolean;
  onAdd(): void;
}

/** Opens the drawer that buys a number, or says why none can be bought (ROLE-18, ROLE-21). */
export function AddNumberButton({ owner, room, isReady, onAdd }: AddNumberButtonProps) {
  const t = useT();
  const { profile } = useAtomValue(sessionAtom);
  const isFull = room === 0;
  const isImpersonated = profile?.isImpersonate === true && owner.type === 'teammate';
  const button = (
    <Button
      icon={<Plus size={16} strokeWidth={1.75} />}
      disabled={!isReady || isFull || isImpersonated}
      onClick={onAdd}
    >
      {t(common.addNumber)}
    </Button>
  );
  if (isImpersonated) {
    return (
      <Tooltip title={t(numberMessages.impersonated)}>
        <span>{button}</span>
      </Tooltip>
    );
  }
  return (
    <>
      {isFull && (
        <p className="ui-secondary">
          <TrialNumbersText ownerType={owner.type} />
        </p>
      )}
      {button}
    </>
  );
}
