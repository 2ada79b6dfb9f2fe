import type { AccountCountry, ServiceAddress } from '@jackfield/contract';
import type { PhonePlace } from '@jackfield/contract/api/web-phone';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { addressText } from '@jackfield/domain/address-text';
import { AddressForm, useAddressForm } from '@jackfield/kit/address-form';
import { Button, LiftedLists } from '@jackfield/kit/ui/core';
import { RadioGroup } from '@jackfield/kit/ui/form';
import { Phone } from '@jackfield/kit/ui/icons';
import { accountAtom, common, queryClient, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import card from '../dock/call.module.css';
import { useFocusHeir } from '../dock/use-focus-heir.ts';
import { helpPlaceQuery, tellPlace } from './help-place.ts';
import { outgoingMessages } from './messages.ts';
import css from './outgoing.module.css';

interface HelpCardProps {
  number: string;
  isReady: boolean;
  onCall(): void;
  onForget(): void;
  heir: RefObject<HTMLElement | null>;
}

/** Shows before the first call for help of a day where it is sent to. One press calls, whatever is shown. */
export function HelpCard(props: HelpCardProps) {
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const { data, isError } = useQuery(helpPlaceQuery, queryClient);
  return <Card {...props} country={country} place={data ?? null} isUnread={isError} />;
}

interface CardProps extends HelpCardProps {
  country: AccountCountry;
  place: PhonePlace | null;
  /** It could not be read: the portal knows it all the same. */
  isUnread: boolean;
}

const another = 'another';

function Card({ number, isReady, onCall, onForget, heir, ...more }: CardProps) {
  const { country, place, isUnread } = more;
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useAddressForm({
    initial: draftOfService(null, country),
    account: country,
    format: 'two',
    isMandatory: true,
    isCompact: true,
  });
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(whole, heir);
  useEffect(() => button.current?.focus(), []);

  const registered = place?.registered ?? null;
  const known = place ? [...(registered ? [registered] : []), ...place.others] : [];
  const value = chosen ?? (known.length > 0 ? '0' : another);
  const isTyped = (place !== null || isUnread) && value === another;

  async function call(): Promise<void> {
    const address = isTyped ? typedAddress() : (known[Number(value)] ?? null);
    const saving = address && tellPlace(address);
    // What is sent without a word needs no waiting.
    if (saving && address !== registered) await saving;
    onCall();
  }

  function said() {
    if (isUnread) return outgoingMessages.notRead;
    if (place === null) return outgoingMessages.reading;
    return known.length > 0 ? outgoingMessages.shownIsSent : outgoingMessages.noneKnown;
  }

  /** Null while a part of it is missing: the call waits for none. */
  function typedAddress(): ServiceAddress | null {
    return form.check() ? serviceOfDraft(form.draft) : null;
  }

  return (
    <div ref={whole} className={card.whole}>
      <h2 className={card.title}>{t(outgoingMessages.callHelp, { number })}</h2>
      <p className={css.said}>{t(said(), { number })}</p>
      {(place !== null || isUnread) && (
        <div className={css.places}>
          {known.length > 0 && (
            <RadioGroup
              label={t(outgoingMessages.where)}
              value={value}
              options={[
                ...known.map((address, at) => ({ value: `${at}`, label: addressText(address) })),
                { value: another, label: t(outgoingMessages.anotherPlace) },
              ]}
              onChange={setChosen}
            />
          )}
          {isTyped && (
            <>
              <LiftedLists>
                <AddressForm form={form} />
              </LiftedLists>
              <p className="ui-note">
                {isUnread
                  ? t(outgoingMessages.untilCompleteUnread)
                  : registered === null
                    ? t(outgoingMessages.untilCompleteNone)
                    : t(outgoingMessages.untilComplete, { address: addressText(registered) })}
              </p>
            </>
          )}
        </div>
      )}
      {!isReady && (
        <p className={css.refused} role="alert">
          {t(outgoingMessages.notConnected, { number })}
        </p>
      )}
      <div className={card.choice}>
        <Button size="large" onClick={onForget}>
          {t(common.cancel)}
        </Button>
        <Button
          ref={button}
          danger
          type="primary"
          size="large"
          disabled={!isReady}
          icon={<Phone size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void call()}
        >
          {t(outgoingMessages.callNow)}
        </Button>
      </div>
    </div>
  );
}
