import { listTeammates } from '@jackfield/contract/api/teammate';
import { Button } from '@jackfield/kit/ui/core';
import { call, configAtom, formatList, profileAtom, supportLink, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import css from './help.module.css';
import { helpMessages } from './messages.ts';

/** Admins that are named; an account may have many. */
const most = 3;

/** Who helps: support where the operator names it, else the account's admins, or for them its seller. */
export function AskPerson() {
  const t = useT();
  const { supportAddress } = useAtomValue(configAtom);
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  return (
    <section className={css.ask} aria-labelledby="help-ask">
      <h3 id="help-ask">{t(helpMessages.ask)}</h3>
      {supportAddress !== '' && (
        <>
          <p className="ui-secondary">{t(helpMessages.support)}</p>
          <Button href={supportLink(supportAddress)}>{t(helpMessages.contact)}</Button>
        </>
      )}
      {!isAdmin && <Admins />}
      {isAdmin && supportAddress === '' && (
        <p className="ui-secondary">{t(helpMessages.askOwner)}</p>
      )}
    </section>
  );
}

function Admins() {
  const t = useT();
  const { data, isError, refetch } = useQuery({
    queryKey: ['help', 'admins'],
    queryFn: ({ signal }) =>
      call(
        listTeammates,
        { query: { role: 'admin', status: 'active', limit: most, pageNum: 1 } },
        { signal },
      ),
  });
  if (isError) {
    return (
      <output className="ui-secondary">
        {t(helpMessages.failed)}{' '}
        <Button type="link" onClick={() => void refetch()}>
          {t(helpMessages.tryAgain)}
        </Button>
      </output>
    );
  }
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <p className="ui-secondary">
        {t(helpMessages.askAdmin, {
          names: formatList(data.items.map(({ fullName }) => fullName)),
        })}
      </p>
      <p className={css.admins}>
        {data.items.map(({ id, fullName, email }) => (
          <Button key={id} href={`mailto:${email}`}>
            {t(helpMessages.write, { name: fullName })}
          </Button>
        ))}
      </p>
    </>
  );
}
