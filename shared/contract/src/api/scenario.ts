import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  daySchema,
  defineEndpoint,
  idSchema,
  instantSchema,
  phoneNumberSchema,
  recordMembers,
  refusals,
  requiredText,
  timeZoneSchema,
} from '@jackfield/contract';
import { weekdays } from './routing.ts';
import { callEndSchema, inputsSchema, nodeSchema } from './routing-call.ts';
import { outcomeSchema } from './routing-engine.ts';

/** Scenarios that an account may keep. */
export const mostScenarios = 50;

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, later(refusals.time)));

/** When the call comes in, on the wall of a time zone: each week, or once. */
export const scenarioWhenSchema = v.variant('repeats', [
  v.object({
    repeats: v.literal('weekly'),
    weekday: v.picklist(weekdays),
    time,
    timeZone: timeZoneSchema,
  }),
  v.object({ repeats: v.literal('never'), day: daySchema, time, timeZone: timeZoneSchema }),
]);
export type ScenarioWhen = v.InferOutput<typeof scenarioWhenSchema>;

/** A number of the account, or a company number or team as if a call had come to it. */
const calledSchema = v.object({ kind: v.picklist(['number', 'company', 'team']), id: idSchema });

const name = requiredText('name', 60);

const node = v.object({
  ...nodeSchema.entries,
  id: v.pipe(v.string(), v.maxLength(2000)),
  name: v.pipe(v.string(), v.maxLength(200)),
});
const expected = v.object({ kind: callEndSchema, node });

const mostTakers = 50;
const takers = v.pipe(
  v.record(idSchema, outcomeSchema),
  v.check((byId) => Object.keys(byId).length <= mostTakers, later(refusals.tooManyTakers)),
);

/** The call of a scenario: what is tried, and how it shall end. */
export const scenarioWantedSchema = v.object({
  name,
  called: calledSchema,
  /** The caller's number; null when it is withheld. */
  from: v.nullable(phoneNumberSchema),
  when: scenarioWhenSchema,
  /** Keys that the caller presses, menu by menu. */
  inputs: inputsSchema,
  /** What users and teams do, by id; the others answer. */
  outcomes: takers,
  expected,
});
export type ScenarioWanted = v.InferOutput<typeof scenarioWantedSchema>;

/** How a scenario stands: over is one whose only call has come in. */
export const scenarioStates = ['passes', 'broken', 'cannotRun', 'over'] as const;
export type ScenarioState = (typeof scenarioStates)[number];

/** A kept call with its expected end, and what became of it when it was last tried (annex J4). */
export const scenarioSchema = v.object({
  id: idSchema,
  ...scenarioWantedSchema.entries,
  /** With the name as it was last known, so that it can be told when it is gone. */
  called: v.object({ ...calledSchema.entries, name: v.string() }),
  result: v.object({
    state: v.picklist(scenarioStates),
    /** Since when it stands so. */
    since: instantSchema,
    /** The first day within the next 30 on which the call ends elsewhere. */
    breaksOn: v.nullable(daySchema),
    /** Why it ends elsewhere or cannot be tried, as a sentence; empty when it passes throughout. */
    reason: v.string(),
  }),
  ...recordMembers,
});
export type Scenario = v.InferOutput<typeof scenarioSchema>;

const source = ['annex J4'];

export const listScenarios = defineEndpoint('GET /api/scenario', {
  id: 'scenario.list',
  summary: 'Every scenario of the account by name, with how it stands.',
  source,
  answer: v.object({ items: v.array(scenarioSchema) }),
});

export const createScenario = defineEndpoint('POST /api/scenario', {
  id: 'scenario.create',
  summary: 'Keeps a call with its expected end and tries it at once; at most 50 of an account.',
  source,
  body: scenarioWantedSchema,
  status: 201,
  answer: scenarioSchema,
});

export const updateScenario = defineEndpoint('PUT /api/scenario/{id}', {
  id: 'scenario.update',
  summary: 'Renames a scenario or changes its expected end, and tries it at once.',
  source,
  body: v.partial(v.object({ name, expected })),
  answer: scenarioSchema,
  versioned: true,
});

export const deleteScenario = defineEndpoint('DELETE /api/scenario/{id}', {
  id: 'scenario.delete',
  summary: 'Forgets a scenario.',
  source,
  versioned: true,
});
