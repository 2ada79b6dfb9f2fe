import {
  ownNumbers,
  placeText,
  type RingPlace,
  type RoutedPerson,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { formatPhone } from '@jackfield/domain';
import { Select } from '@jackfield/kit/ui/select';
import { Check, CircleAlert, Minus, TriangleAlert } from '@jackfield/kit/ui/icons';
import { formatList, useT } from '@jackfield/runtime';
import css from './absence.module.css';
import type { PlaceCover } from './covers.ts';
import { absenceMessages } from './messages.ts';
import { nameIn } from './names.ts';

const nobody = '';

export interface CoverListProps {
  config: RoutingConfig;
  person: RoutedPerson;
  places: readonly RingPlace[];
  covers: readonly PlaceCover[];
  onChoose(key: string, id: string | null): void;
}

/** Every place where an absent person rings: who is left there, and who rings instead. */
export function CoverList({ config, person, places, covers, onChoose }: CoverListProps) {
  const t = useT();
  const numbers = config.numbers.filter(({ ownerId }) => ownerId === person.id);
  const own = covers.find(({ key }) => key === ownNumbers);
  const OwnIcon = own ? Check : Minus;
  const offered = [...config.people, ...config.teams].filter(
    (one) => one.id !== person.id && (!('status' in one) || one.status === 'active'),
  );
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby="absence-covers">
      <header className={css.cardHead}>
        <h2 id="absence-covers">{t(absenceMessages.covers)}</h2>
        <p className="ui-note">{t(absenceMessages.proposed, person)}</p>
      </header>
      <ul>
        {places.map((place) => (
          <CoverRow
            key={place.key}
            config={config}
            person={person}
            place={place}
            cover={covers.find(({ key }) => key === place.key)}
            onChoose={(id) => onChoose(place.key, id)}
          />
        ))}
        {numbers.length > 0 && (
          <li className={css.row} data-state={own ? 'covered' : 'stays'}>
            <OwnIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <p className="ui-strong">{t(absenceMessages.own)}</p>
              <p className="ui-secondary">
                {t(absenceMessages.ownText, {
                  numbers: formatList(numbers.map(({ number }) => formatPhone(number))),
                  name: person.name,
                })}
              </p>
            </div>
            <div className={css.choice}>
              <Select<string>
                aria-label={t(absenceMessages.coverOf, { place: t(absenceMessages.own) })}
                value={own?.id ?? nobody}
                showSearch={{ optionFilterProp: 'label' }}
                options={[
                  { value: nobody, label: t(absenceMessages.stays) },
                  ...offered.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => onChoose(ownNumbers, id === nobody ? null : id)}
              />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

const icons = { gap: CircleAlert, alone: TriangleAlert, covered: Check };

interface CoverRowProps {
  config: RoutingConfig;
  person: RoutedPerson;
  place: RingPlace;
  cover: PlaceCover | undefined;
  onChoose(id: string | null): void;
}

function CoverRow({ config, person, place, cover, onChoose }: CoverRowProps) {
  const t = useT();
  const { others } = place;
  const isAlone = others.length === 0;
  const state = !isAlone ? 'covered' : cover ? 'alone' : 'gap';
  const Icon = icons[state];
  const text = placeText(config, place.place);
  const names = formatList(others.map((id) => nameIn(config, id)));
  const rest = others.length === 1 ? absenceMessages.oneOther : absenceMessages.others;
  const offered = config.people.filter(
    ({ id, status }) =>
      status === 'active' && id !== person.id && id !== place.place.ownerId && !others.includes(id),
  );
  const shared = cover?.teamId ? nameIn(config, cover.teamId) : null;
  return (
    <li className={css.row} data-state={state}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="ui-strong">{text}</p>
        <p className="ui-secondary">
          {isAlone ? t(absenceMessages.alone, person) : t(rest, { others: names })}
        </p>
      </div>
      <div className={css.choice}>
        <Select<string>
          emptyOf="user"
          aria-label={t(absenceMessages.coverOf, { place: text })}
          value={cover?.id ?? nobody}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: nobody, label: t(isAlone ? absenceMessages.nobody : absenceMessages.noCover) },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onChoose(id === nobody ? null : id)}
        />
        {shared !== null && (
          <p className="ui-note">
            {t(absenceMessages.inTeam, { team: shared, name: person.name })}
          </p>
        )}
        {state === 'gap' && <p className="ui-note">{t(absenceMessages.noProposal)}</p>}
      </div>
    </li>
  );
}
