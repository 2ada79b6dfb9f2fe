import type { DeskSheet } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { placeText, unansweredText, whoText } from './desk-text.ts';
import { deskMessages } from './messages.ts';

/** Who rings where calls come to people without a menu; nothing where they never do. */
export function DirectWays({ sheet: { hours, open, closed } }: { sheet: DeskSheet }) {
  const t = useT();
  const ways = [
    { when: t(hours.alwaysOpen ? deskMessages.always : deskMessages.open), place: open },
    { when: t(deskMessages.closed), place: closed },
  ].flatMap(({ when, place }) => (place?.branch.kind === 'answered' ? [{ when, place }] : []));
  if (ways.length === 0) return null;
  return (
    <section>
      <h3 id="desk-direct">{t(deskMessages.directTitle)}</h3>
      <table aria-labelledby="desk-direct">
        <thead>
          <tr>
            <th scope="col">{t(deskMessages.when)}</th>
            <th scope="col">{t(deskMessages.goesTo)}</th>
            <th scope="col">{t(deskMessages.whoRings)}</th>
            <th scope="col">{t(deskMessages.unanswered)}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ when, place }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{placeText(place.branch)}</td>
              <td>{whoText(place)}</td>
              <td>{unansweredText(place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
