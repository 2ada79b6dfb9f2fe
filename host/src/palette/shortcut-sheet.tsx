import { Kbd } from '@jackfield/kit/ui/core';
import { Switch } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, singleKeysAtom, useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { controlKey } from './control-key.ts';
import { messages } from './messages.ts';
import css from './shortcut-sheet.module.css';
import { useKnownPages } from './use-known-pages.ts';

/** The keyboard shortcuts of this person, and the switch of single keys (annex J8, WCAG 2.1.4). */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const t = useT();
  const name = useId();
  const hint = useId();
  const { pages, addings } = useKnownPages();
  const [isOn, setOn] = useAtom(singleKeysAtom);
  const mod = controlKey();
  const everywhere = {
    title: t(messages.everywhere),
    lines: [
      { keys: [mod, 'K'], text: t(messages.title) },
      { keys: ['?'], text: t(messages.keysTitle) },
    ],
  };
  const opening = {
    title: t(messages.pages),
    lines: [...pages, ...addings].flatMap(({ keys, label }) =>
      keys ? [{ keys, text: t(label) }] : [],
    ),
  };
  const working = {
    title: t(messages.listsAndForms),
    lines: [
      { keys: ['/'], text: t(messages.findInList) },
      { keys: ['J'], text: t(messages.toRows) },
      { keys: [t(messages.escKey)], text: t(messages.clear) },
      { keys: [mod, 'S'], text: t(messages.save) },
      { keys: [mod, '↵'], text: t(messages.submit) },
      { keys: [t(messages.altKey), '1…7'], text: t(messages.sections) },
    ],
  };
  return (
    <Dialog
      open
      width={600}
      title={t(messages.keysTitle)}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <div className={css.switch}>
        <span className="ui-lines">
          <span id={name} className="ui-strong">
            {t(messages.singleKeys)}
          </span>
          <span id={hint} className="ui-secondary">
            {t(messages.singleKeysHint)}
          </span>
        </span>
        <Switch checked={isOn} aria-labelledby={name} aria-describedby={hint} onChange={setOn} />
      </div>
      <div className={css.groups}>
        <div>
          <Group {...everywhere} />
          <Group {...working} />
        </div>
        <Group {...opening} />
      </div>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  lines: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

function Group({ title, lines }: GroupProps) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <dl>
        {lines.map(({ keys, text }) => (
          <div key={text} className={css.line}>
            <dt>{text}</dt>
            <dd>
              <span className="ui-hidden">{keys.join(' ')}</span>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
