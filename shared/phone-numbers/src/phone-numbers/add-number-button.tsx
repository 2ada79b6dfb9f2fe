import { paths } from '@jackfield/contract';
import { Button, Tooltip } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import type { NumberOwner } from '@jackfield/phone-numbers/number-picker';
import { accountAtom, common, Link, profileAtom, sessionAtom, useT } from '@jackfield/runtime';
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
  const account = useAtomValue(accountAtom);
  const person = useAtomValue(profileAtom);
  const { profile } = useAtomValue(sessionAtom);
  const isFull = room === 0;
  const isImpersonated = profile?.isImpersonate === true && owner.type === 'teammate';
  const isCompany = owner.type === 'company';
  const most = isCompany ? account?.trialMaximumCompanyDID : account?.trialMaximumUserDID;
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
          {t(numberMessages.trialLimit, { n: most ?? 0, items: owner.type })}{' '}
          {person?.isTenantOwner && (
            <Link to={paths.admin.billing.subscription()}>{t(common.subscription)}</Link>
          )}
        </p>
      )}
      {button}
    </>
  );
}
