import { replacementKindsOf, type RoutingUse } from '@jackfield/contract/api/routing-uses';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { usedByMessages } from './messages.ts';
import { placeText } from './place-text.ts';
import { ReplacementSelect } from './replacement-select.tsx';
import { UsePlaceLine } from './used-by.tsx';
import css from './used-by.module.css';
import type { ChosenReplacement, ChosenReplacements } from './use-replacements.ts';

export interface ReplaceUsesProps {
  /** Id of the record that goes. */
  id: string;
  uses: readonly RoutingUse[];
  /** What `useReplacements` keeps. */
  chosen: ChosenReplacements;
}

const everyKind = ['team', 'teammate', 'voicemail', 'none'] as const;

/** Says for each place that leads to a record where it leads instead, or for all at once. */
export function ReplaceUses({ id, uses, chosen }: ReplaceUsesProps) {
  const t = useT();
  const [forAll, setForAll] = useState<ChosenReplacement | null>(null);
  const kinds = everyKind.filter((kind) =>
    uses.every(({ place }) => replacementKindsOf[place].includes(kind)),
  );
  const choices = kinds.length > 0 ? kinds : everyKind;
  return (
    <>
      {uses.length > 1 && (
        <div className={css.all}>
          <span>{t(usedByMessages.all)}</span>
          <ReplacementSelect
            label={t(usedByMessages.all)}
            kinds={choices}
            without={[id]}
            value={forAll}
            onChange={(to) => {
              setForAll(to);
              chosen.chooseAll(to);
            }}
          />
        </div>
      )}
      <ul className={`ui-rows ui-card ${css.list}`} aria-label={t(common.usedBy)}>
        {uses.map((use) => (
          <li key={use.key}>
            <UsePlaceLine use={use} />
            <ReplacementSelect
              label={t(usedByMessages.one, { owner: use.ownerName, place: placeText(use) })}
              kinds={replacementKindsOf[use.place]}
              without={use.place === 'missedCall' ? [id, use.ownerId] : [id]}
              value={chosen.of(use)}
              onChange={(to) => {
                setForAll(null);
                chosen.choose(use, to);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
