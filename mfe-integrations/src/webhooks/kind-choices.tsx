import { type WebhookKind, webhookKindNames } from '@jackfield/contract/api/webhook';
import { Button } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { areaNames } from '@jackfield/records/role-names';
import { useT } from '@jackfield/runtime';
import { formMessages as messages, kindMessages } from './messages.ts';
import { kindsByArea } from './webhook-state.ts';
import css from './webhooks.module.css';

interface KindChoicesProps {
  kinds: readonly WebhookKind[];
  onChange(kinds: readonly WebhookKind[]): void;
}

/** What a webhook tells of, by area. */
export function KindChoices({ kinds, onChange }: KindChoicesProps) {
  const t = useT();
  const set = (kind: WebhookKind, isWanted: boolean) =>
    onChange(isWanted ? [...kinds, kind] : kinds.filter((one) => one !== kind));
  return (
    <div className={css.areas}>
      <div className="ui-actions">
        <Button size="small" onClick={() => onChange(webhookKindNames)}>
          {t(messages.all)}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          {t(messages.clear)}
        </Button>
      </div>
      {kindsByArea().map(({ area, kinds: offered }) => (
        <fieldset key={area} className={css.area}>
          <legend className="ui-secondary">{t(areaNames[area])}</legend>
          {offered.map((kind) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              onChange={({ target }) => set(kind, target.checked)}
            >
              {t(kindMessages[kind])}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
