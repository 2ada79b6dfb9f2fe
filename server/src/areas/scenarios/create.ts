import { notValid } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { mostScenarios, type ScenarioWanted } from '@jackfield/contract/api/scenario';
import { defineMessages, t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { afterRouting, scheduleWork } from '../../platform/due-rows.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { commonTexts } from '../../platform/texts.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { write } from '../../platform/write.ts';
import { auditMembers } from './audit-members.ts';
import type { ScenarioRow } from './dto.ts';
import { scenarioEvent } from './event.ts';
import { countLocked, readScenario } from './repository.ts';
import { loadRouting, standingOf } from './try.ts';

/** What the server says of calls that are tried. */
const texts = defineMessages('server.scenarios', {
  timeOver: 'Choose a time in the future.',
});

/** Name of what is called; 404 when the account has no such record. */
function calledName(config: RoutingConfig, { kind, id }: ScenarioWanted['called']): string {
  const number = config.numbers.find((one) => one.id === id)?.number;
  const name = {
    number: () => number && formatPhone(number),
    company: () => config.companies.find((one) => one.id === id)?.label,
    team: () => config.teams.find((one) => one.id === id)?.name,
  }[kind]();
  if (name === undefined) throw notFound();
  return name;
}

function rowOf(
  context: RequestContext,
  wanted: ScenarioWanted,
  config: RoutingConfig,
): ScenarioRow {
  const now = context.clock.now();
  const row: ScenarioRow = {
    id: newId(),
    tenant_id: signedIn(context).tenantId,
    name: wanted.name,
    called_kind: wanted.called.kind,
    called_id: wanted.called.id,
    called_name: calledName(config, wanted.called),
    caller: wanted.from,
    call_time: wanted.when,
    inputs: wanted.inputs,
    outcomes: wanted.outcomes,
    expected: wanted.expected,
    state: 'passes',
    state_since: now,
    breaks_on: null,
    reason: '',
    told: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const standing = standingOf(config, row, now);
  if (standing.state === 'over') {
    throw invalidField('when', t(texts.timeOver));
  }
  return { ...row, ...standing };
}

/**
 * Keeps a call with its expected end, and has it tried from now on. Throws 400 for a time zone that
 * there is none and for a time that is over, 404, and 409 LIMITREACHED.
 */
export function createScenario(
  context: RequestContext,
  wanted: ScenarioWanted,
): Promise<ScenarioRow> {
  const { tenantId } = signedIn(context);
  if (!isTimeZone(wanted.when.timeZone)) {
    throw invalidField('when.timeZone', notValid('timeZone')());
  }
  return context.db.tenant(tenantId, async (tx) => {
    if ((await countLocked(tx, tenantId)) >= mostScenarios) {
      throw new ApiError('LIMITREACHED', {
        message: t(commonTexts.maximumReached, { maximum: mostScenarios }),
      });
    }
    const row = rowOf(context, wanted, await loadRouting(tx, tenantId, context.clock.now()));
    await write(context, {
      entity: 'scenario',
      id: row.id,
      action: 'scenario.create',
      async change(inner) {
        const json = {
          call_time: JSON.stringify(row.call_time),
          inputs: JSON.stringify(row.inputs),
          outcomes: JSON.stringify(row.outcomes),
          expected: JSON.stringify(row.expected),
          told: JSON.stringify(row.told),
        };
        await inner
          .insertInto('scenario')
          .values({ ...row, ...json })
          .execute();
        const events = [scenarioEvent('CreateEntityAsync', row.id)];
        return { before: null, after: auditMembers(row), name: row.name, events, result: true };
      },
    });
    // After the write, which takes the sequence's lock first as every change of the routing does.
    await scheduleWork(tx, { kind: afterRouting, subjectId: tenantId, tenantId }, row.created_at);
    return readScenario(tx, tenantId, row.id);
  });
}
