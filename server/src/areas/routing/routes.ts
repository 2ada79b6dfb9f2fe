import { notValid } from '@jackfield/contract';
import type { Holiday } from '@jackfield/contract/api/holiday';
import {
  compareOwn,
  compareRouting,
  getRoutingConfig,
  listFindings,
  pastRouting,
  simulateCall,
  tryOwnCall,
} from '@jackfield/contract/api/routing-engine';
import {
  checkRouting,
  changeAhead,
  type Finding,
  impactOf,
  ownerOfPlace,
  promised,
  type RouteStep,
  type RoutingConfig,
  say,
  simulate,
  withChange,
} from '@jackfield/domain/routing';
import { defineMessages, t } from '@jackfield/texts';
import type { FastifyInstance } from 'fastify';
import { greetingOf } from '../media/greetings.ts';
import { holidaysOf } from '../holiday/holidays.ts';
import { comingChanges } from '../planned-changes/dto.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { definePolicy } from '../../platform/policy.ts';
import { checkZones } from './change.ts';
import { callImpact, toldImpact } from './impact.ts';
import { type OwnChange, ownImpact, type RoutingAhead } from './own.ts';
import { ownCall } from './own-call.ts';
import { keptFrom } from './past-routing.ts';
import { selectRouting } from './rows.ts';
import { toConfig, unreadableIn } from './to-config.ts';
import { toldConfig } from './told-config.ts';

/** What the server says of changes of the routing. */
const texts = defineMessages('server.routing', {
  notPast: 'Choose a time in the past.',
});

/** Routing belongs to admins (annex C3); asking changes nothing, whatever the method. */
const routingPolicy = definePolicy({
  'routing.config': { who: ['admin'] },
  'routing.past': { who: ['admin'] },
  'routing.simulate': { who: ['admin'], whileSuspended: true, whileReadOnly: true },
  'routing.findings': { who: ['admin'] },
  'routing.compare': { who: ['admin'], whileSuspended: true, whileReadOnly: true },
  // Everybody asks about the own call handling, and about nothing else.
  'routing.own': { who: ['admin', 'standard'], whileSuspended: true, whileReadOnly: true },
  'routing.ownCall': { who: ['admin', 'standard'], whileSuspended: true, whileReadOnly: true },
});

const instant = (at: number) => new Date(at).toISOString();

/** Public holidays of this year and the next, in which the coming days lie. */
async function holidaysAfter(country: RoutingConfig['country'], now: Date): Promise<Holiday[]> {
  const year = now.getUTCFullYear();
  const years = await Promise.all([holidaysOf(country, year), holidaysOf(country, year + 1)]);
  return years.flatMap((found) => found?.items ?? []);
}

/** A finding as it is sent: whose pages it is put right on, and its call with a point in time. */
function toFinding(config: RoutingConfig, { fix, call, ...finding }: Finding) {
  return {
    ...finding,
    fix: { ...fix, acts: [...fix.acts] },
    call: call && { ...call, at: instant(call.at), inputs: [...call.inputs] },
    owner: ownerOfPlace(config, fix.place),
  };
}

/** What callers hear of the own mailbox with another of its greetings; 404 for those of others. */
async function greetingChange(context: RequestContext, id: string): Promise<OwnChange> {
  if (id === 'new') return { hasGreeting: true, greeting: id };
  const { tenantId, teammateId } = signedIn(context);
  const owner = { type: 'teammate', id: teammateId } as const;
  const { isDefault } = await context.read((tx) => greetingOf(tx, tenantId, owner, id));
  return { hasGreeting: !isDefault, greeting: isDefault ? null : id };
}

/** The routing engine on what is stored, and on changes that are not (annex J4). */
export function addRoutingRoutes(app: FastifyInstance): void {
  addPolicy(app, routingPolicy);
  app.services.impact = callImpact;

  async function load(context: RequestContext): Promise<RoutingConfig> {
    const { tenantId } = signedIn(context);
    const now = context.clock.now();
    const config = await context.read(async (tx) =>
      toConfig(await selectRouting(tx, tenantId, { now })),
    );
    for (const found of unreadableIn(config)) {
      app.log.warn({ tenantId, ...found }, 'stored routing cannot be read');
    }
    return config;
  }

  /** What a change is compared on: the routing of now with everything that is planned. */
  async function loadAhead(context: RequestContext): Promise<RoutingAhead> {
    const config = await load(context);
    const planned = await context.read((tx) => comingChanges(context, tx));
    return { config, planned, from: context.clock.now().getTime() };
  }

  addRoute(app, getRoutingConfig, async ({ context }) => toldConfig(await load(context)));

  addRoute(app, pastRouting, async ({ context, query }) => {
    const at = new Date(query.instant);
    if (at > context.clock.now()) throw invalidField('instant', t(texts.notPast));
    const { tenantId } = signedIn(context);
    return context.read(async (tx) => ({
      config: toldConfig(toConfig(await selectRouting(tx, tenantId, { past: at }))),
      gaps: [],
      historyFrom: (await keptFrom(tx, tenantId))?.toISOString() ?? null,
    }));
  });

  addRoute(app, simulateCall, async ({ context, body }) => {
    const at = body.at === undefined ? context.clock.now().getTime() : Date.parse(body.at);
    const { steps, end } = simulate(await load(context), { ...body, at });
    const stop = ({ node, reason, at: when }: RouteStep) => ({
      node,
      reason: say(reason),
      at: instant(when),
    });
    return { steps: steps.map(stop), end: { kind: end.kind, ...stop(end) } };
  });

  addRoute(app, listFindings, async ({ context }) => {
    const config = await load(context);
    const now = context.clock.now();
    const holidays = await holidaysAfter(config.country, now);
    const checked = await promised(checkRouting(config, now.getTime(), { holidays }));
    return {
      items: checked.findings.map((finding) => toFinding(config, finding)),
      checkedAt: now.toISOString(),
      until: instant(checked.until),
      isEveryCallTaken: checked.isEveryCallTaken,
    };
  });

  addRoute(app, compareRouting, async ({ context, body }) => {
    checkZones(body);
    const { config, planned, from } = await loadAhead(context);
    const ahead = changeAhead(config, planned, from, (one) => withChange(one, body));
    return toldImpact(await promised(impactOf(ahead)));
  });

  addRoute(app, compareOwn, async ({ context, body }) => {
    const { teammateId } = signedIn(context);
    const { missedCallHandling: missedCall, greetingId, signOutOf } = body;
    const greeting = greetingId === undefined ? {} : await greetingChange(context, greetingId);
    const change: OwnChange = { ...(missedCall && { missedCall }), ...greeting, signOutOf };
    return ownImpact(await loadAhead(context), teammateId, change);
  });

  addRoute(app, tryOwnCall, async ({ context, body }) => {
    const { teammateId } = signedIn(context);
    const now = context.clock.now().getTime();
    const tried = ownCall(await load(context), teammateId, body.number, now);
    if (tried === null) throw invalidField('number', notValid('number')());
    return tried;
  });
}
