import type { UsageShare } from '@jackfield/contract/api/usage';
import { formatDay } from '@jackfield/domain';
import { Avatar, Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { byLength, type Scale, valueText } from './measure.ts';
import { usageMessages } from './messages.ts';
import { lengthOf, seriesOf } from './series.ts';
import { shareName } from './share-name.ts';
import css from './usage.module.css';
import type { ShareKind } from './usage-page.tsx';

interface ShareCardProps {
  kind: ShareKind;
  shares: readonly UsageShare[];
  /** The one day that they are of. */
  day: string | null;
  scale: Scale;
  /** Key of the one that everything else is narrowed to. */
  chosen: string | null;
  onChoose(key: string | null): void;
}

/** Lines before all are asked for. */
const few = 6;
/** Most lines that the server answers. */
const most = 50;

/** Who or what used how much, the longest bars first; one of them can be chosen. */
export function ShareCard({ kind, shares, day, scale, chosen, onChoose }: ShareCardProps) {
  const t = useT();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { measure } = scale;
  const sorted = byLength(shares, measure);
  const longest = lengthOf(sorted[0]?.[measure] ?? { inbound: 0, outbound: 0, international: 0 });
  const isShown = (share: UsageShare, at: number) => isWhole || at < few || share.key === chosen;
  return (
    <section className={`ui-card ${css.share}`} aria-labelledby={id}>
      <h2>
        <span id={id}>{t(usageMessages[kind])}</span>
        {day && <span className="ui-text3">{formatDay(day)}</span>}
      </h2>
      {sorted.length === 0 && <p className="ui-text3">{t(usageMessages.emptyTitle)}</p>}
      <ul>
        {sorted.filter(isShown).map((share) => (
          <li key={share.key}>
            <ShareLine
              name={shareName(kind, share)}
              share={share}
              longest={longest}
              scale={scale}
              isUser={kind === 'user'}
              isChosen={share.key === chosen}
              isLight={chosen !== null && share.key !== chosen}
              onChoose={() => onChoose(share.key === chosen ? null : share.key)}
            />
          </li>
        ))}
      </ul>
      {sorted.length > few && (
        <Button type="text" size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t(usageMessages.showFewer)
            : t(usageMessages.showAll, { count: sorted.length })}
        </Button>
      )}
      {isWhole && shares.length >= most && (
        <p className="ui-text3">{t(usageMessages.largest, { count: most })}</p>
      )}
    </section>
  );
}

interface ShareLineProps {
  name: string;
  share: UsageShare;
  longest: number;
  scale: Scale;
  isUser: boolean;
  isChosen: boolean;
  isLight: boolean;
  onChoose(): void;
}

function ShareLine({
  name,
  share,
  longest,
  scale,
  isUser,
  isChosen,
  isLight,
  onChoose,
}: ShareLineProps) {
  const parts = share[scale.measure];
  return (
    <button
      type="button"
      className={css.line}
      data-light={isLight}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={css.who}>
        {isUser &&
          (share.name ? <Avatar name={name} size={22} /> : <span className={css.noUser} />)}
        <span className="ui-clip">{name}</span>
      </span>
      <span className={css.track} aria-hidden="true">
        {seriesOf([parts]).map(({ key, color }) => (
          <span
            key={key}
            style={{
              background: color,
              width: `${longest > 0 ? (parts[key] / longest) * 100 : 0}%`,
            }}
          />
        ))}
      </span>
      <span className={`ui-num ${css.units}`}>
        {valueText(lengthOf(share.units), { ...scale, measure: 'units' })}
      </span>
      <span className={`ui-num ${css.amount}`}>{scale.money(share.amount, scale.currency)}</span>
    </button>
  );
}
