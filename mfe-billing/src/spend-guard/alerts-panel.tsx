import type { SpendGuard } from '@jackfield/contract/api/spend-guard';
import { Switch } from '@jackfield/kit/ui/form';
import { Ban, CircleCheck, Lock } from '@jackfield/kit/ui/icons';
import { accountAtom, type Message, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import css from './alerts-panel.module.css';
import { guardMessages as messages } from './messages.ts';
import { guardLabels, type GuardForm } from './use-guard-form.ts';

const hints: Record<keyof SpendGuard['alerts'], Message> = {
  at50: messages.byMail,
  at80: messages.byMailAndBar,
  spike: messages.byMail,
  night: messages.byNight,
};

/** What the guard tells, and what it stops and never stops. */
export function AlertsPanel({ form }: { form: GuardForm }) {
  const t = useT();
  const id = useId();
  const isMalaysia = useAtomValue(accountAtom)?.country === 'MYS';
  const never = [
    messages.emergency,
    messages.incoming,
    messages.betweenUsers,
    isMalaysia ? messages.malaysia : messages.northAmerica,
  ];
  return (
    <div className={css.side}>
      <section aria-labelledby={id}>
        <h2 id={id}>{t(messages.alerts)}</h2>
        <p className="ui-secondary">{t(messages.alertsTo)}</p>
        <ul className={css.alerts}>
          <AlertRow name="at50" form={form} />
          <AlertRow name="at80" form={form} />
          <li>
            <span className="ui-lines">
              <span>{t(messages.at100)}</span>
              <span className="ui-note">{t(messages.byMailAndStop)}</span>
            </span>
            <span className={css.lock}>
              <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="ui-hidden">{t(messages.always)}</span>
            </span>
          </li>
          <AlertRow name="spike" form={form} />
          <AlertRow name="night" form={form} />
        </ul>
      </section>
      <section aria-labelledby={`${id}-stops`}>
        <h2 id={`${id}-stops`}>{t(messages.at100)}</h2>
        <p className={css.stops}>
          <Ban size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(messages.stopsAbroad)}
        </p>
        <h3 className="ui-note">{t(messages.never)}</h3>
        <ul className={css.never}>
          {never.map((message) => (
            <li key={message.id}>
              <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
              {t(message)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function AlertRow({ name, form }: { name: keyof SpendGuard['alerts']; form: GuardForm }) {
  const t = useT();
  const label = t(guardLabels[name]);
  return (
    <li>
      <span className="ui-lines">
        <span>{label}</span>
        <span className="ui-note">{t(hints[name])}</span>
      </span>
      <Switch
        aria-label={label}
        checked={form.alertOf(name)}
        onChange={(isOn) => form.setAlert(name, isOn)}
      />
    </li>
  );
}
