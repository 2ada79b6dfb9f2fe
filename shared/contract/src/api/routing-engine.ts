import * as v from 'valibot';
import {
  type CallAnswer,
  defineEndpoint,
  type Endpoint,
  idSchema,
  instantSchema,
  phoneNumberSchema,
} from '@jackfield/contract';
import { ivrInputs, targetSchemaOf } from './routing.ts';
import {
  callEndSchema,
  callStopSchema,
  endKinds,
  inputsSchema,
  nodeSchema,
} from './routing-call.ts';
import { plannedChangeSchema } from './planned-change.ts';
import { routingChangeSchema, routingConfigSchema, routingEditsSchema } from './routing-config.ts';
import { fixActSchema, routingFindingSchema } from './routing-finding.ts';

/** Whether somebody takes a call. */
export const outcomeSchema = v.picklist(['answers', 'silent']);
/** A call to follow (annex J4). */
export const simulatedCallSchema = v.object({
  /** A number of the account, or a record as if a call had come to it. */
  number: v.union([
    phoneNumberSchema,
    v.object({ kind: v.picklist(['company', 'team', 'teammate']), id: idSchema }),
  ]),
  /** The caller's number; withheld when it is left out. */
  from: v.optional(v.nullable(phoneNumberSchema), null),
  /** Now unless given. */
  at: v.optional(instantSchema),
  /** Keys that the caller presses, menu by menu. */
  inputs: v.optional(inputsSchema),
  /** What each user, team or call group does; `everyone` stands for those that are not named. */
  outcomes: v.optional(
    v.object({
      everyone: v.optional(outcomeSchema),
      byId: v.optional(v.record(v.string(), outcomeSchema)),
    }),
  ),
});

/** The way of a call, with a sentence for each step. */
export const simulationSchema = v.object({
  steps: v.array(callStopSchema),
  end: v.object({ kind: callEndSchema, ...callStopSchema.entries }),
});

const branchSchema = v.object({
  kind: v.picklist([...endKinds, 'menu']),
  node: nodeSchema,
  reason: v.string(),
});

const spanSchema = v.object({ from: instantSchema, to: instantSchema });

/** A stop of a call as it may be told; `name` is '' for what is not the person's to know. */
const toldStop = {
  node: v.object({ kind: nodeSchema.entries.kind, name: v.string() }),
  at: instantSchema,
};

/** What callers of a number will notice of a change. */
export const routingDifferenceSchema = v.object({
  number: v.object({ id: idSchema, number: phoneNumberSchema, label: v.string() }),
  /** Only these callers; null: all who call. */
  callers: v.nullable(v.array(phoneNumberSchema)),
  /** Keys that lead to it; none for everybody who calls. */
  path: v.array(v.picklist(ivrInputs)),
  /** The menu in which the last of the keys is pressed. */
  menu: v.nullable(nodeSchema),
  /** Whether it shows to all, or only when somebody rang and did not answer. */
  everyone: outcomeSchema,
  /** What of a call is another: where it goes, who rings, the wait, what is heard, a key. */
  effect: v.picklist(['elsewhere', 'rings', 'waits', 'hears', 'key', 'wrongKey']),
  severity: v.picklist(['broken', 'worse', 'changed', 'better']),
  before: branchSchema,
  after: branchSchema,
  /** Names of people of the same team who ring from now on, and who do not any more. */
  joining: v.array(v.string()),
  leaving: v.array(v.string()),
  /** Keys of a menu that callers do not hear any more, or that do nothing any more. */
  lostKeys: v.array(v.picklist(ivrInputs)),
  /** When, exactly, up to the end of what was compared; `to` is not part of it. */
  intervals: v.array(spanSchema),
});

/**
 * What callers would notice of a write, as `?dryRun=1` answers it: nothing is changed (SAY-01). Sent
 * back as If-Impact, `digest` has the write refused with 409 IMPACTCHANGED and the new impact where
 * that has become another (SAY-04).
 */
export const impactSchema = v.object({
  digest: v.string(),
  /** The result in a sentence. */
  text: v.string(),
  /** The instant up to which it holds. */
  until: instantSchema,
  /** The worst first; compared beside everything that is planned (SAY-03). */
  differences: v.array(routingDifferenceSchema),
  /** Planned changes that could not be made any more. */
  stopped: v.array(v.object({ id: idSchema, at: instantSchema })),
  /** What the write makes of the routing. */
  change: routingEditsSchema,
  /** What is planned after the write, where it changes that. */
  planned: v.nullable(v.array(plannedChangeSchema)),
});
export type ToldImpact = v.InferOutput<typeof impactSchema>;

/** Whether a write leaves the routing and what is planned of it as they are: nobody notices. */
export const keepsRouting = ({ change, planned }: ToldImpact): boolean =>
  planned === null && Object.keys(change).length === 0;

export const getRoutingConfig = defineEndpoint('GET /api/routing/config', {
  id: 'routing.config',
  summary: 'Everything that decides where calls go, for the routing engine in the browser.',
  source: ['annex J4'],
  answer: routingConfigSchema,
});

export const pastRouting = defineEndpoint('GET /api/routing/at', {
  id: 'routing.past',
  summary: 'The routing as it was at an instant, taken from the history.',
  source: ['annex J2', 'annex J4'],
  query: v.object({ instant: instantSchema }),
  answer: v.object({
    config: routingConfigSchema,
    /** @deprecated Always empty: everything is known since `historyFrom`. Live versions of areas read it. */
    gaps: v.array(v.object({ kind: v.picklist(['record', 'sounds', 'places']), name: v.string() })),
    /** Before this nothing is known; null when nothing was changed yet. */
    historyFrom: v.nullable(instantSchema),
  }),
});
export type PastRoutingAnswer = v.InferOutput<NonNullable<typeof pastRouting.answer>>;

export const simulateCall = defineEndpoint('POST /api/routing/simulate', {
  id: 'routing.simulate',
  summary: 'Follows a call through the stored routing; changes nothing.',
  source: ['annex J4'],
  body: simulatedCallSchema,
  answer: simulationSchema,
});

export const listFindings = defineEndpoint('GET /api/routing/findings', {
  id: 'routing.findings',
  summary: 'What is wrong with the stored routing, the worst first.',
  source: ['annex J4'],
  answer: v.object({
    items: v.array(routingFindingSchema),
    checkedAt: instantSchema,
    /** Calls that come in before this were followed. */
    until: instantSchema,
    /** Whether each of them was shown to come to a person, an outside number or a mailbox. */
    isEveryCallTaken: v.boolean(),
  }),
});

/** A date for every number is an act for each. */
const mostActs = 1000;

/** The saves of a fix, which take it back: a record with the versions that the fix left behind. */
const fixSavesSchema = v.array(
  v.object({
    entity: v.picklist(['company', 'team', 'teammate', 'ivr']),
    id: idSchema,
    version: v.pipe(v.number(), v.integer(), v.minValue(2)),
    versions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  }),
);
export type FixSaves = v.InferOutput<typeof fixSavesSchema>;

/** Each act is done to its record as it is then; none is done where one is refused. */
export const fixRouting = defineEndpoint('POST /api/routing/fix', {
  id: 'routing.fix',
  summary: 'Puts a finding right at once: all of its acts are done, or none.',
  source: ['annex J2', 'annex J4'],
  body: v.object({ acts: v.pipe(v.array(fixActSchema), v.minLength(1), v.maxLength(mostActs)) }),
  answer: v.object({ saves: fixSavesSchema }),
});

export const undoFix = defineEndpoint('POST /api/routing/fix/undo', {
  id: 'routing.undoFix',
  summary: 'Takes a fix back whole; 409 CHANGEDSINCE where somebody changed a part of it again.',
  source: ['annex J1', 'annex J2'],
  body: v.object({ saves: v.pipe(fixSavesSchema, v.minLength(1), v.maxLength(mostActs)) }),
});

export const compareRouting = defineEndpoint('POST /api/routing/compare', {
  id: 'routing.compare',
  summary: 'Which callers notice a change within a year, exactly; changes nothing.',
  source: ['annex J4'],
  body: routingChangeSchema,
  answer: v.object({
    /** The result in a sentence. */
    text: v.string(),
    /** The instant up to which it holds. */
    until: instantSchema,
    /** The worst first. */
    differences: v.array(routingDifferenceSchema),
  }),
});

/**
 * Where a call gets to. `name` is that of a person or team, or an outside number that the person has
 * chosen; '' for all else, which is not the person's to know.
 */
const ownBranchSchema = v.object({ kind: v.picklist([...endKinds, 'menu']), name: v.string() });

/** What callers who reach the person notice of a change of the own call handling. */
export const ownDifferenceSchema = v.object({
  /** The own numbers; empty: calls that reach the person by numbers of the company. */
  numbers: v.array(phoneNumberSchema),
  /** Whether it shows to all, or only when the person does not answer. */
  everyone: outcomeSchema,
  effect: v.picklist(['elsewhere', 'rings', 'waits', 'hears', 'key', 'wrongKey']),
  severity: v.picklist(['broken', 'worse', 'changed', 'better']),
  before: ownBranchSchema,
  after: ownBranchSchema,
  intervals: v.array(spanSchema),
});
export type OwnDifference = v.InferOutput<typeof ownDifferenceSchema>;

export const compareOwn = defineEndpoint('POST /api/routing/own', {
  id: 'routing.own',
  summary:
    'Which callers notice a change of the own call handling, voicemail greeting or queues within a year, exactly; tells of others only the names of people and teams, and changes nothing.',
  source: ['annex J4', 'SET-02', 'SET-06'],
  /** What is left out stays as it is stored. */
  body: v.object({
    missedCallHandling: v.optional(targetSchemaOf('teammateMissedCall')),
    /** The own voicemail greeting, or the built-in one, that callers are to hear; or a new one. */
    greetingId: v.optional(v.union([idSchema, v.literal('new')])),
    /** A queue that the person is to be signed out of. */
    signOutOf: v.optional(idSchema),
  }),
  answer: v.object({
    from: instantSchema,
    until: instantSchema,
    /** The worst first. */
    differences: v.array(ownDifferenceSchema),
  }),
});

export const tryOwnCall = defineEndpoint('POST /api/routing/own/call', {
  id: 'routing.ownCall',
  summary:
    'Follows a call to a number of the own that comes in now and that nobody answers; tells of others only the names of people and teams, and changes nothing.',
  source: ['annex J4', 'SET-04'],
  body: v.object({ number: phoneNumberSchema }),
  answer: v.object({
    steps: v.array(v.object(toldStop)),
    end: v.object({ kind: callEndSchema, ...toldStop }),
  }),
});
export type TriedCall = CallAnswer<typeof tryOwnCall>;

/**
 * The dry run of a call in `movesCalls`: it answers what callers would notice, and changes nothing.
 * @example const impact = await call(dryRunOf(deleteTeam), { params: { id } });
 */
export const dryRunOf = <const E extends Endpoint>(
  endpoint: E,
): Omit<E, 'status' | 'answer' | 'answerForStandard' | 'file'> & {
  readonly status: 200;
  readonly answer: typeof impactSchema;
} => ({
  ...endpoint,
  path: `${endpoint.path}?dryRun=1`,
  status: 200,
  answer: impactSchema,
});
