/** The call-flow map, who answers when, trying a call, and who will notice a change. */
export { CallFlow, type CallFlowProps } from './call-flow.tsx';
export { DayAndTime } from './day-and-time.tsx';
export { endText, localOf } from './question.ts';
export { KeepScenario } from './keep-scenario.tsx';
export { FlowFooter } from './flow-footer.tsx';
export { FlowAside } from './flow-aside.tsx';
export { FindingLines } from './finding-lines.tsx';
export { placePath } from './place-path.ts';
export { useRoutingConfig } from './use-routing-config.ts';
export { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
export { type ChangeImpact, type NoticeClock, useChangeImpact } from './use-change-impact.tsx';
export { useFlowReview } from './use-flow-review.tsx';
export { useFormReview } from './use-form-review.tsx';
export { type RoutingEdit, withRecord } from './with-record.ts';
export { ScenarioLine } from './scenario-lines.tsx';
export { TryCallDialog } from './try-call-dialog.tsx';
export { runAll, type RunScenario } from './use-scenario-review.ts';
export { changeScenario, forgetScenario, keepScenario, useScenarios } from './use-scenarios.ts';
