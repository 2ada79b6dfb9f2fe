import type { Impact } from '@jackfield/domain/routing';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { impactMessages } from './impact-messages.ts';
import { ScenarioLines, type ScenarioLinesProps } from './scenario-lines.tsx';
import { scenarioMessages } from './scenario-messages.ts';
import css from './review-dialog.module.css';
import { losesCallers } from './impact.ts';
import { ImpactSummary } from './impact-summary.tsx';

export interface ReviewDialogProps extends Impact {
  /** Scenarios that the change breaks. */
  broken?: ScenarioLinesProps | undefined;
  /** It is no more what was seen before. */
  isOther?: boolean | undefined;
  zone: string;
  /** The record that the form is about. */
  rootId?: string;
  busy: boolean;
  onSave(): void;
  onClose(): void;
}

/**
 * The review before Save: which callers will notice, and which scenarios break. Both want a tick,
 * callers only when they are lost (annex J4).
 */
export function ReviewDialog(props: ReviewDialogProps) {
  const { broken, isOther, busy, onSave, onClose, ...impact } = props;
  const t = useT();
  const [agrees, setAgrees] = useState(false);
  const isLosing = losesCallers(props);
  const breaks = broken?.scenarios.length ?? 0;
  const needsTick = isLosing || breaks > 0;
  const canSave = !needsTick || agrees;
  return (
    <Dialog
      open
      width={750}
      title={t(impactMessages.title)}
      busy={busy}
      onClose={onClose}
      onSubmit={() => canSave && onSave()}
      action={
        <Button type="primary" loading={busy} disabled={!canSave} onClick={onSave}>
          {t(common.saveChanges)}
        </Button>
      }
    >
      {isOther && <Alert kind="warning" title={t(impactMessages.isOther)} />}
      <div className="ui-card">
        <ImpactSummary {...impact} />
      </div>
      {broken && breaks > 0 && (
        <section className={css.broken} aria-labelledby="scenarios-broken">
          <h3 id="scenarios-broken">{t(scenarioMessages.breaks, { count: breaks })}</h3>
          <ScenarioLines {...broken} />
        </section>
      )}
      {needsTick && (
        <div className={css.tick}>
          <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
            {t(agreement(isLosing, breaks > 0))}
          </Checkbox>
        </div>
      )}
    </Dialog>
  );
}

function agreement(isLosing: boolean, breaks: boolean) {
  if (!breaks) return impactMessages.agree;
  return isLosing ? scenarioMessages.agreeBoth : scenarioMessages.agree;
}
