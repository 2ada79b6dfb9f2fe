import { say } from '@jackfield/compliance';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { preflightMessages as messages } from './messages.ts';
import type { PreflightState } from './preflight-state.ts';

/** What is sent although a reviewer refuses it as a rule, and why; each can be taken back. */
export function OverriddenNotes({ state }: { state: PreflightState }) {
  const t = useT();
  return state.overrides.map(({ code, reason }) => {
    const finding = state.shown.find((one) => one.code === code && one.state === 'overridden');
    if (!finding) return null;
    return (
      <Alert
        key={code}
        kind="warning"
        title={t(messages.sentAnyway, { title: say(finding.title) })}
        action={
          <Button type="link" size="small" onClick={() => state.withdraw(code)}>
            {t(messages.withdraw)}
          </Button>
        }
      >
        “{reason}”
      </Alert>
    );
  });
}
