export {
  type Cover,
  type Covers,
  ownNumbers,
  proposedCover,
  type RingPlace,
  ringPlacesOf,
  withCovers,
} from './absence.ts';
export { type Branch, branchAt, branchesOf } from './branches.ts';
export type {
  Call,
  EndKind,
  NodeKind,
  Outcome,
  Route,
  RouteEnd,
  RouteNode,
  RouteStep,
} from './call.ts';
export { type CallReason, callReasons, type EndedCall } from './call-reason.ts';
export { compareEnd } from './compare-end.ts';
export {
  compare,
  comparedUntil,
  comparePeriods,
  type Difference,
  newDeadEnds,
  type Severity,
} from './compare.ts';
export { eachSpan, numbering, type TimeSet } from './time-set.ts';
export {
  type Coverage,
  type CoverageLevel,
  coverageLevels,
  CoverageLines,
  type CoverageStretch,
} from './coverage.ts';
export type {
  RoutedCompany,
  RoutedMedium,
  RoutedMenu,
  RoutedMessage,
  RoutedNumber,
  RoutedPerson,
  RoutedTeam,
  RoutingConfig,
  RoutingOverride,
  UnreadablePart,
} from './config.ts';
export { canRing, indexOf, teamRingers } from './config.ts';
export type { DeskDate } from './desk-ahead.ts';
export type { DeskManner, DeskPlace } from './desk-place.ts';
export {
  type DeskMenu,
  type DeskRow,
  deskSheet,
  type DeskSheet,
  type DeskTeam,
} from './desk-sheet.ts';
export { type RoutingEdit, withRecord } from './edit.ts';
export { type RefKind, type RoutePlace, usedBy } from './edges.ts';
export {
  type Finding,
  type FindingCall,
  type FindingCode,
  findingCodes,
  type FindingFix,
  type FindingSeverity,
} from './finding.ts';
export { isLost, waitText } from './finding-effect.ts';
export type { FlowFacts, FlowLabel, FlowNode } from './flow.ts';
export { ownerNameOf } from './flow-target.ts';
export { flowOf, type FlowRoot, litKeys } from './flow-map.ts';
export {
  goodbyeOf,
  greetingOf,
  type HeardPart,
  heardOf,
  holdMusicOf,
  type SoundRole,
} from './heard.ts';
export { weekText } from './hours-text.ts';
export { checkRouting, lint, type RoutingCheck } from './lint.ts';
export { type MenuChoice, menuChoices } from './menu-choices.ts';
export {
  type ChangeAhead,
  changeAhead,
  type PlannedRouting,
  type RoutingPeriod,
  routingAt,
  savedTimes,
  withPlanned,
} from './planned.ts';
export { ownerOfPlace, placeText, recordOf } from './place-text.ts';
export {
  brokenBy,
  callOf,
  expectedEnd,
  passesThrough,
  runScenario,
  type ScenarioRun,
  type TriedScenario,
} from './scenario.ts';
export { digestedFrom, type Impact, impactBetween, impactDigest, impactOf } from './impact.ts';
export { leadsTo } from './leads-to.ts';
export { type PastCall, replay, type Replay, type ReplayedCall } from './replay.ts';
export { reachFrom } from './reach.ts';
export { replaced } from './replaced.ts';
export { changeBetween, withChange } from './routing-change.ts';
export { fixedHours, fixedKeys, type NewDates, type RoutingFix, withFix } from './routing-fix.ts';
export { saidStop, say, sentence, toldStop } from './sentence.ts';
export { impactMessages, reasonMessages } from './sentences.ts';
export { refusalOf } from './external-number.ts';
export { misnamedKeys } from './misnamed-keys.ts';
export { namesText } from './rows.ts';
export { outcomeOf, simulate, walkOf } from './simulate.ts';
export { type Answer, type Ask, type RingAsk, ringSeconds, type Walking } from './walk.ts';
export { type StoppedForwarding, stoppedForwardings } from './stopped-forwardings.ts';
export { compareTexts, type TextDifference, type TextReader } from './texts.ts';
export { finish, inPieces, promised, type Work } from './work.ts';
export { weekOf, type WeekStretch } from './week.ts';
