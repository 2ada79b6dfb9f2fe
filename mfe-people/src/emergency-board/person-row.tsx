import { mayDo, paths } from '@jackfield/contract';
import type { EmergencyPerson, EmergencyState } from '@jackfield/contract/api/emergency';
import { formatPhone } from '@jackfield/domain';
import { addressLines, addressText } from '@jackfield/domain/address-text';
import { Avatar, Button, StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { common, Link, profileAtom, t, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './board.module.css';
import { FixForm } from './fix-form.tsx';
import { boardMessages as messages } from './messages.ts';
import { proposedPart } from './proposed-part.ts';
import { useRowAction } from './use-row-action.ts';

const badges: Record<EmergencyState, Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  noAddress: { meaning: 'error', shape: 'cross' },
  notValid: { meaning: 'error', shape: 'cross' },
  unchecked: { meaning: 'warning', shape: 'ring' },
  valid: { meaning: 'success', shape: 'dot' },
};

/** The line below the address: what is wrong with it, else whose it is. */
function secondLine(person: EmergencyPerson): string {
  const { state, verdict, proposal, source, number, refusal } = person;
  const shown = number === null ? '' : formatPhone(number);
  if (state === 'noAddress') return number === null ? '' : t(messages.callsAs, { number: shown });
  if (proposal) return t(messages.didYouMean, { address: addressLines(proposal)[0] });
  if (refusal !== null && verdict !== 'incomplete' && verdict !== 'notFound') return refusal;
  if (state === 'notValid') {
    return t(verdict === 'incomplete' ? messages.incomplete : messages.notFound);
  }
  if (source === 'company') return t(messages.ofCompany);
  return source === 'number' ? t(messages.ofNumber, { number: shown }) : '';
}

interface PersonRowProps {
  person: EmergencyPerson;
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

/** Somebody who can call, the address that goes with the call, and the one thing to do about it. */
export function PersonRow({ person, isOpen, onOpen, onClose }: PersonRowProps) {
  const tr = useT();
  const { id, fullName, extension, profileImage, address, state, registration } = person;
  const second = secondLine(person);
  // Of an address that help does not find, this says nothing.
  const isTold = registration !== null && (state !== 'notValid' || registration === 'refused');
  const mayFix = mayDo(useAtomValue(profileAtom), 'people:write');
  return (
    <li>
      <div className={css.row}>
        <Avatar name={fullName} src={profileImage} />
        <div className={css.who}>
          <Link to={paths.admin.users.edit(id)} className={`ui-clip ${css.name}`}>
            {fullName}
          </Link>
          <span className="ui-note">{tr(common.ext, { extension })}</span>
        </div>
        <div className={css.address}>
          <span className="ui-clip" title={address ? addressText(address) : undefined}>
            {address ? addressText(address) : tr(common.noneYet)}
          </span>
          {second && (
            <span className="ui-note" data-wrong={state === 'notValid'}>
              {second}
            </span>
          )}
        </div>
        <div className={css.state}>
          <StatusBadge {...badges[state]}>{tr(messages[state])}</StatusBadge>
          {isTold && <span className="ui-note">{tr(messages[registration])}</span>}
        </div>
        <div className={css.act}>
          {mayFix && !isOpen && <RowButton person={person} onOpen={onOpen} />}
        </div>
      </div>
      {isOpen && <FixForm person={person} onClose={onClose} />}
    </li>
  );
}

function RowButton({ person, onOpen }: { person: EmergencyPerson; onOpen(): void }) {
  const tr = useT();
  const { fullName: name, address, state, verdict, proposal, source } = person;
  const act = useRowAction(person);
  // A proposal for the company's address is for the company's page, not for one person.
  if (state === 'notValid' && proposal && address && source === 'own') {
    return (
      <Button
        size="small"
        loading={act.isBusy}
        aria-label={tr(messages.takeFor, {
          part: proposedPart(address, proposal),
          address: addressText(proposal),
          name,
        })}
        onClick={() => void act.take(proposal)}
      >
        {tr(messages.takePart, { part: proposedPart(address, proposal) })}
      </Button>
    );
  }
  if (state === 'unchecked' && address) {
    return (
      <Button
        size="small"
        loading={act.isBusy}
        aria-label={tr(messages.checkNowOf, { name })}
        onClick={() => void act.check(address)}
      >
        {tr(messages.checkNow)}
      </Button>
    );
  }
  const isPart = verdict === 'incomplete' && source === 'own';
  const isNew = source !== 'own';
  const [label, full] = isPart
    ? [messages.addPart, messages.addPartOf]
    : isNew
      ? [messages.setAddress, messages.setAddressOf]
      : [common.change, messages.changeOf];
  return (
    <Button
      size="small"
      type={state === 'valid' ? 'text' : 'default'}
      aria-label={tr(full, { name })}
      onClick={onOpen}
    >
      {tr(label)}
    </Button>
  );
}
