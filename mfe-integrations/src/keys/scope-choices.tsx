import { type ScopeArea, scopeAreas, type ScopeLevel } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { areaNames } from '@jackfield/records/role-names';
import { useT } from '@jackfield/runtime';
import { type Levels, levelsOf } from './key-state.ts';
import css from './keys.module.css';
import { formMessages as messages } from './messages.ts';

interface ScopeChoicesProps {
  levels: Levels;
  onChange(levels: Levels): void;
}

/** What a key may do in each area: nothing, read, or write, which reads too. */
export function ScopeChoices({ levels, onChange }: ScopeChoicesProps) {
  const t = useT();
  const set = (area: ScopeArea, level: ScopeLevel | 'nothing') => {
    const { [area]: _was, ...rest } = levels;
    onChange(level === 'nothing' ? rest : { ...rest, [area]: level });
  };
  const all = [
    [messages.readAll, levelsOf('read')],
    [messages.writeAll, levelsOf('write')],
    [messages.clear, {}],
  ] as const;
  return (
    <div className={css.areas}>
      <div className="ui-actions">
        {all.map(([words, chosen]) => (
          <Button key={words.id} size="small" onClick={() => onChange(chosen)}>
            {t(words)}
          </Button>
        ))}
      </div>
      {scopeAreas.map((area) => (
        <div key={area} className={css.area}>
          <span>{t(areaNames[area])}</span>
          <Segmented
            label={t(areaNames[area])}
            value={levels[area] ?? 'nothing'}
            options={[
              { value: 'nothing', label: t(messages.nothing) },
              { value: 'read', label: t(messages.read) },
              { value: 'write', label: t(messages.write) },
            ]}
            onChange={(level) => set(area, level)}
          />
        </div>
      ))}
    </div>
  );
}
