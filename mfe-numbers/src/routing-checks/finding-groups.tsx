import { FindingLines, placePath } from '@jackfield/call-routing/call-flow';
import type { Finding, RoutingConfig } from '@jackfield/domain/routing';
import { navigateTo, useT } from '@jackfield/runtime';
import css from './checks-drawer.module.css';
import { checksMessages } from './messages.ts';

interface FindingGroupsProps {
  config: RoutingConfig;
  findings: readonly Finding[];
}

/** Findings by how bad they are, each with the way to where it is put right. */
export function FindingGroups({ config, findings }: FindingGroupsProps) {
  const t = useT();
  if (findings.length === 0) {
    return (
      <p className={`ui-secondary ${css.none}`}>
        <strong>{t(checksMessages.noFindings)}</strong> {t(checksMessages.noFindingsText)}
      </p>
    );
  }
  return (['error', 'warning', 'info'] as const).map((severity) => {
    const group = findings.filter((finding) => finding.severity === severity);
    if (group.length === 0) return null;
    return (
      <section key={severity} className={css.group}>
        <h3>
          {t(checksMessages[severity])} <span className={css.count}>{group.length}</span>
        </h3>
        <FindingLines
          findings={group}
          label={t(checksMessages[severity])}
          onFix={(place) => void navigateTo(placePath(config, place))}
        />
      </section>
    );
  });
}
