import { paths } from '@jackfield/contract';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Avatar, Button, IconButton, Skeleton } from '@jackfield/kit/ui/core';
import { Eye, X } from '@jackfield/kit/ui/icons';
import { useNamed } from '@jackfield/records/people-picker';
import { common, formatList, Link, useT } from '@jackfield/runtime';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../people/use-viewer.ts';
import { availabilityOf } from '../people/user-actions.ts';
import { columnLabels } from './column-label.ts';
import { rolesMessages as messages } from './messages.ts';
import { type Column, givenRole } from './role-matrix.ts';
import { roleSentence } from './role-words.ts';
import css from './roles.module.css';
import { peopleOf, type RolesPeople } from './roles-query.ts';

const SignInAs = lazyPart(() => import('../people/sign-in-as.tsx').then((file) => file.SignInAs));
const GiveDialog = lazyPart(() => import('./give-dialog.tsx').then((file) => file.GiveDialog));
const TeamsDialog = lazyPart(() => import('./teams-dialog.tsx').then((file) => file.TeamsDialog));
const TakeDialog = lazyPart(() => import('./take-dialog.tsx').then((file) => file.TakeDialog));

type Asking =
  | { what: 'give' }
  | { what: 'teams' | 'take' | 'look'; person: TeammateListItem }
  | null;

interface RoleAsideProps {
  column: Column;
  query: UseQueryResult<RolesPeople>;
}

/** A role in words, who has it, and the ways to give and take it. */
export function RoleAside({ column, query }: RoleAsideProps) {
  const t = useT();
  const viewer = useViewer();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const role = givenRole(column);
  const label = t(columnLabels[column]);
  const people = query.data && peopleOf(query.data, column);
  const seen =
    role && people?.find((one) => availabilityOf('signInAs', one, viewer).state === 'offered');
  const mayGive = role !== null && !viewer.isImpersonated;
  return (
    <aside className={css.aside} aria-label={label}>
      <div>
        <h2 className="ui-section">{label}</h2>
        <p className={css.sentence}>{roleSentence(column)}</p>
      </div>
      <section className={css.people} aria-label={t(messages.people)}>
        <div className={css.peopleHead}>
          <h3>{t(messages.people)}</h3>
          {mayGive && people && (
            <Button
              type="link"
              size="small"
              aria-label={t(messages.addOf, { role: label })}
              onClick={() => setAsking({ what: 'give' })}
            >
              {t(messages.add)}
            </Button>
          )}
        </div>
        {query.isError && !people && <LoadFailure title={t(messages.failed)} query={query} />}
        {query.isPending && <PeopleSkeleton />}
        {query.data && column === 'standard' && (
          <p className="ui-secondary">
            {t(messages.standardPeople, { count: query.data.standard })}
          </p>
        )}
        {people && column !== 'standard' && people.length === 0 && (
          <p className="ui-secondary">{t(role ? messages.nobody : messages.nobodyStandard)}</p>
        )}
        {people && people.length > 0 && (
          <ul className={css.list}>
            {people.map((person) => (
              <PersonLine
                key={person.id}
                person={person}
                role={label}
                mayGive={mayGive}
                onTeams={() => setAsking({ what: 'teams', person })}
                onTake={() => setAsking({ what: 'take', person })}
              />
            ))}
          </ul>
        )}
        {column === 'admin' && <p className="ui-note">{t(messages.adminHow)}</p>}
      </section>
      {seen && (
        <div className={css.look}>
          <Button
            block
            icon={<Eye size={16} strokeWidth={1.75} />}
            onClick={() => setAsking({ what: 'look', person: seen })}
          >
            {t(messages.lookAs, { name: seen.firstName })}
          </Button>
          <p className="ui-note">{t(messages.lookAsHint)}</p>
        </div>
      )}
      {asking?.what === 'give' && role && <GiveDialog role={role} onClose={close} />}
      {asking?.what === 'teams' && <TeamsDialog person={asking.person} onClose={close} />}
      {asking?.what === 'take' && <TakeDialog person={asking.person} onClose={close} />}
      {asking?.what === 'look' && <SignInAs person={asking.person} onClose={close} />}
    </aside>
  );
}

function PeopleSkeleton() {
  return (
    <div className={css.list}>
      {[1, 2].map((line) => (
        <span key={line} className="ui-signed">
          <Skeleton width={28} height={28} round />
          <Skeleton width={140} height={12} />
        </span>
      ))}
    </div>
  );
}

interface PersonLineProps {
  person: TeammateListItem;
  role: string;
  mayGive: boolean;
  onTeams(): void;
  onTake(): void;
}

function PersonLine({ person, role, mayGive, onTeams, onTake }: PersonLineProps) {
  const t = useT();
  const { id, fullName: name, extension, profileImage, access } = person;
  const leads = access?.role === 'teamLead';
  const teamOf = useNamed('team', leads ? access.teamIds : []);
  const teams = leads ? access.teamIds.flatMap((team) => teamOf(team).found?.name ?? []) : [];
  const second = leads
    ? teams.length > 0 && t(messages.leads, { teams: formatList(teams) })
    : t(common.ext, { extension });
  return (
    <li className={css.person}>
      <Avatar name={name} src={profileImage} size={28} />
      <span className="ui-lines ui-fill">
        <Link to={paths.admin.users.edit(id)} className={`ui-clip ${css.name}`}>
          {name}
        </Link>
        <span className={css.second}>
          {second === false ? (
            <Skeleton width={96} height={10} />
          ) : (
            <span className="ui-note">{second}</span>
          )}
          {mayGive && leads && (
            <Button
              type="link"
              size="small"
              aria-label={t(messages.changeOf, { name })}
              onClick={onTeams}
            >
              {t(messages.change)}
            </Button>
          )}
        </span>
      </span>
      {mayGive && (
        <IconButton
          size="small"
          label={t(messages.removeOf, { role, name })}
          icon={<X size={16} strokeWidth={1.75} />}
          onClick={onTake}
        />
      )}
    </li>
  );
}
