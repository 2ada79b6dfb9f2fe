import { momentText } from '@jackfield/call-routing/planned-changes';
import {
  ownNumbers,
  placeText,
  type RingPlace,
  type RoutedPerson,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import css from './absence.module.css';
import type { AbsenceTimes } from './absence-times.ts';
import type { PlaceCover } from './covers.ts';
import { absenceMessages } from './messages.ts';
import { nameIn } from './names.ts';

interface EffectListProps {
  config: RoutingConfig;
  person: RoutedPerson;
  places: readonly RingPlace[];
  covers: readonly PlaceCover[];
  times: AbsenceTimes;
  zone: string;
}

/** What planning an absence does at its beginning and at its end. */
export function EffectList({ config, person, places, covers, times, zone }: EffectListProps) {
  const t = useT();
  const { name } = person;
  const lines = places.flatMap(({ key, place, others }) => {
    const cover = covers.find((one) => one.key === key);
    const text = placeText(config, place);
    if (cover) {
      const said = { cover: nameIn(config, cover.id), name, place: text };
      return [t(absenceMessages.coverLine, said)];
    }
    return others.length > 0 ? [t(absenceMessages.leaveLine, { name, place: text })] : [];
  });
  const own = covers.find(({ key }) => key === ownNumbers);
  if (own) lines.push(t(absenceMessages.ownLine, { cover: nameIn(config, own.id), name }));
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby="absence-effect">
      <header className={css.cardHead}>
        <h2 id="absence-effect">{t(absenceMessages.effect, { plan: t(absenceMessages.plan) })}</h2>
      </header>
      {lines.length === 0 ? (
        <p className={`ui-text2 ${css.nothing}`}>{t(absenceMessages.nothing)}</p>
      ) : (
        <dl className={css.effect}>
          <dt>{momentText(times.from, zone)}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          <dt>{momentText(times.until, zone)}</dt>
          <dd>{t(absenceMessages.ends, { name })}</dd>
        </dl>
      )}
    </section>
  );
}
