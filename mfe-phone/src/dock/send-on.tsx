import { countryAbroad } from '@jackfield/domain/dialing';
import { isDialable, isStoredPhone } from '@jackfield/domain/phone-numbers';
import { Button } from '@jackfield/kit/ui/core';
import { Input } from '@jackfield/kit/ui/form';
import { Search } from '@jackfield/kit/ui/icons';
import { accountAtom, queryClient, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { callPriceQuery } from '../outgoing/call-price.ts';
import { TypedLine } from '../outgoing/typed-line.tsx';
import { dockMessages } from './messages.ts';
import { numberText } from '../phone/who.ts';
import { FoundLine } from './found-line.tsx';
import css from './people.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { dialled } from './typed-number.ts';
import { freeFirst, type Standing } from './standing.ts';
import { useFound } from './use-found.ts';
import { useStandings } from './use-standings.ts';

interface SendOnProps {
  /** A second call is possible. */
  mayAsk: boolean;
  /** Sends the call on to an extension or number at once; without it a call is added. */
  onTransfer?(to: string): void;
  /** Makes a second call, to somebody of that name. */
  onAsk(to: string, name: string): void;
}

/** Who is to take the call or to be called beside it: people, teams, or a number as it is typed. */
export function SendOn({ mayAsk, onTransfer, onAsk }: SendOnProps) {
  const t = useT();
  const [text, setText] = useState('');
  const { found, query } = useFound(text, { limit: 8 });
  const standings = useStandings(found);
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const number = isDialable(text) ? dialled(text, country) : '';
  const isAbroad = isStoredPhone(number) && countryAbroad(number, country) !== null;
  // The line below the number asks for its price.
  const price = useQuery({ ...callPriceQuery(number), enabled: false }, queryClient);
  const isNotNow = price.data?.isAllowed === false || (isAbroad && !price.isFetched);

  const buttons = (to: string, who: string, name: string, standing?: Standing) => {
    const isHeldBack = standing?.talkingSince != null || (to === number && isNotNow);
    const isVoicemail = onTransfer !== undefined && standing?.isVoicemail === true;
    return (
      <>
        {mayAsk && !isVoicemail && (
          <Button
            size="small"
            disabled={isHeldBack}
            aria-label={t(onTransfer ? dockMessages.askWho : dockMessages.callWho, { who })}
            onClick={() => onAsk(to, name)}
          >
            {t(onTransfer ? dockMessages.askFirst : dockMessages.call)}
          </Button>
        )}
        {onTransfer && (
          <Button
            size="small"
            disabled={isHeldBack}
            aria-label={t(isVoicemail ? dockMessages.toVoicemailOf : dockMessages.transferTo, {
              who,
            })}
            onClick={() => onTransfer(to)}
          >
            {t(isVoicemail ? dockMessages.toVoicemail : dockMessages.transfer)}
          </Button>
        )}
      </>
    );
  };

  return (
    <div className={css.panel}>
      <div ref={field}>
        <Input
          aria-label={t(dockMessages.searchPeople)}
          placeholder={t(dockMessages.searchPeople)}
          prefix={<Search size={15} strokeWidth={1.75} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ul className={`ui-rows ${css.rows} ${css.few}`} aria-label={t(dockMessages.transferring)}>
        {number.length > 2 && (
          <li className={css.row}>
            <div className="ui-lines ui-fill">
              <span className="ui-num">{numberText(number)}</span>
              <TypedLine to={number} />
            </div>
            {buttons(number, numberText(number), '')}
          </li>
        )}
        {freeFirst(found, standings).map((one) => (
          <li key={one.id} className={css.row}>
            <FoundLine one={one} standing={standings.get(one.id)} />
            {buttons(one.extension, one.name, one.name, standings.get(one.id))}
          </li>
        ))}
      </ul>
      {query.isError && <NotLoaded text={dockMessages.peopleFailed} query={query} />}
      {query.isSuccess && found.length === 0 && number.length <= 2 && (
        <p className="ui-note">{t(dockMessages.nobody)}</p>
      )}
    </div>
  );
}
