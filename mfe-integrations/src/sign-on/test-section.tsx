import { type SignOnTest, testSignOn } from '@jackfield/contract/api/sso';
import { Alert, Avatar, Button } from '@jackfield/kit/ui/core';
import { Check, Minus, RefreshCw, TriangleAlert } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, common, useFormats, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import look from '../parts/parts.module.css';
import { leaveFor } from './leave-for.ts';
import { effectMessages, problemMessages, testMessages as messages } from './messages.ts';
import css from './sign-on.module.css';

interface TestSectionProps {
  test: SignOnTest | null;
  provider: string;
  /** The result, for who comes back with it. */
  resultRef: Ref<HTMLDivElement>;
}

/** The test sign-in: what came of it, claim by claim, and how it is done again (SSO-01). */
export function TestSection({ test, provider, resultRef }: TestSectionProps) {
  const t = useT();
  const going = useConfirm(async () => leaveFor((await call(testSignOn)).url));
  const go = (
    <Button
      {...(test && { icon: <RefreshCw size={15} strokeWidth={1.75} /> })}
      loading={going.busy}
      onClick={() => void going.run()}
    >
      {t(test ? messages.again : messages.test)}
    </Button>
  );
  return (
    <>
      {going.error && <Alert kind="error" title={going.error} />}
      {test === null ? (
        <>
          <p className={`ui-secondary ${css.note}`}>{t(messages.intro, { provider })}</p>
          <div className="ui-actions">{go}</div>
        </>
      ) : (
        <div className={css.card} ref={resultRef} tabIndex={-1}>
          <div className={css.who}>
            <Found test={test} />
            {go}
          </div>
          {test.problem && <Problem problem={test.problem} provider={provider} />}
          {test.claims.length > 0 && (
            <Claims label={t(messages.claims, { provider })} claims={test.claims} />
          )}
        </div>
      )}
    </>
  );
}

/** Whom the test found. */
function Found({ test: { person, foundBy, problem, by, at } }: { test: SignOnTest }) {
  const t = useT();
  const { dateTime } = useFormats();
  const tested = t(messages.testedBy, { name: by.name, when: dateTime(at) });
  if (person === null) {
    return (
      <div>
        <p className="ui-strong">{t(problem === null ? messages.isNew : messages.failed)}</p>
        <p className="ui-text3">{tested}</p>
      </div>
    );
  }
  const { name, extension } = person;
  const named = extension === null ? name : t(common.nameWithExtension, { name, extension });
  return (
    <>
      <Avatar name={name} />
      <div>
        <p className="ui-strong">{t(messages.isPerson, { name: named })}</p>
        <p className="ui-text3">
          {foundBy === null
            ? tested
            : t(foundBy === 'subject' ? messages.bySubject : messages.byEmail)}
        </p>
      </div>
    </>
  );
}

interface ProblemProps {
  problem: NonNullable<SignOnTest['problem']>;
  provider: string;
}

function Problem({ problem, provider }: ProblemProps) {
  const t = useT();
  const { name: product } = useAtomValue(variantAtom);
  return <Alert kind="error" title={t(problemMessages[problem], { provider, product })} />;
}

function Claims({ label, claims }: { label: string; claims: SignOnTest['claims'] }) {
  const t = useT();
  return (
    <ul className={css.claims} aria-label={label}>
      {claims.map(({ name, value, effect, isWarning }) => (
        <li key={name} className={css.claim}>
          <Mark isWarning={isWarning} isUsed={effect !== 'notUsed'} />
          <span className={look.mono}>{name}</span>
          <span>{value}</span>
          <span className="ui-secondary">
            {isWarning && <span className="ui-hidden">{t(messages.warning)} </span>}
            {t(effectMessages[effect])}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Mark({ isWarning, isUsed }: { isWarning: boolean; isUsed: boolean }) {
  if (isWarning) {
    return <TriangleAlert className={css.amber} size={16} strokeWidth={1.75} aria-hidden="true" />;
  }
  const Icon = isUsed ? Check : Minus;
  return (
    <Icon
      className={isUsed ? css.good : undefined}
      size={16}
      strokeWidth={1.75}
      aria-hidden="true"
    />
  );
}
