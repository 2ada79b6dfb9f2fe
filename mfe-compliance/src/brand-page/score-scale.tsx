import { common, useT } from '@jackfield/runtime';
import { bands, isIn } from './bands.ts';
import { vettingMessages as messages } from './vetting-messages.ts';
import css from './vetting.module.css';

/** Where the brand's best score lies among the four bands. */
export function ScoreScale({ score }: { score: number | null }) {
  const t = useT();
  return (
    <figure className={css.scale} aria-label={t(messages.scale)}>
      <ol className={css.bands}>
        {bands.map((band) => {
          const isHere = score !== null && isIn(band, score);
          const { from, to } = band;
          return (
            <li key={from} data-here={isHere}>
              <span className={css.bar}>
                {isHere && (
                  <span
                    className={css.mark}
                    style={{ insetInlineStart: `${((score - from) / (to - from)) * 100}%` }}
                  >
                    <strong>{score}</strong>
                  </span>
                )}
              </span>
              <span className={css.band}>
                {from === 0 ? t(messages.below, { to: to + 1 }) : t(common.range, { from, to })}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption className="ui-note">
        {t(score === null ? messages.noScore : messages.perCampaign)}
      </figcaption>
    </figure>
  );
}
