import { toConfig } from '../../src/areas/routing/to-config.ts';
import { selectRouting } from '../../src/areas/routing/rows.ts';
import { type CallStory, carryCall } from '../../src/carrier/sandbox-calls.ts';
import { firstNames, lastNames } from '../names.ts';
import { createRandom } from '../random.ts';
import type { Loading } from './loading.ts';

interface Used {
  readonly id: string;
  readonly date: Date;
  readonly usage_type: 'voice' | 'sms' | 'international' | 'tollFree';
  readonly direction: 'inbound' | 'outbound';
  readonly from_number: string;
  readonly to_number: string;
  readonly amount: string;
  readonly duration: number;
  readonly units: number;
}

/** How many of ten callers nobody answers. */
const silent = 0.2;
const keys = ['1', '2', '3'] as const;

const nobody = { outcome_by: null, outcome_by_id: null, outcome_by_name: '' } as const;
const unled = { ...nobody, ended_in: null, team_id: null } as const;
const untold = { outcome: null, wait: null, ...unled } as const;

/** Of calls that cost nothing, those that never became a conversation take no time either. */
const untaken = { duration: 0, units: 0 } as const;
/** Seconds that it rings before somebody takes a call, and how soon the impatient hang up. */
const ringing = [3, 19] as const;
const patience = [4, 45] as const;
/** How many of those hang up before a way that nobody takes comes to its end, and in a menu. */
const impatient = 0.5;
const undecided = 0.06;

/** A call whose caller reached a voicemail. */
export interface LeftCall {
  readonly id: string;
  readonly at: Date;
  readonly from: string;
  readonly box: { readonly kind: 'teammate' | 'team'; readonly id: string };
}

type Told<Row> = Row & (CallStory | typeof untold) & { readonly from_name: string };

/**
 * What became of each call, as the sandbox carries it, with the ways that it led them; a call that
 * was paid for was a conversation.
 */
export async function withStories<Row extends Used>(
  { tx, tenantId, account, now }: Loading,
  rows: readonly Row[],
): Promise<{
  rows: Told<Row>[];
  ways: { tenant_id: string; call_id: string; way: string }[];
  left: LeftCall[];
}> {
  const config = toConfig(await selectRouting(tx, tenantId, { now }));
  const random = createRandom(account.people.length + 41);
  const ways: { tenant_id: string; call_id: string; way: string }[] = [];
  const left: LeftCall[] = [];
  const told = rows.map((row): Told<Row> => {
    if (row.usage_type === 'sms') return { ...row, ...untold, from_name: '' };
    const wait = random.whole(...ringing);
    if (row.direction === 'outbound') {
      return { ...row, ...unled, outcome: 'answered', wait, from_name: '' };
    }
    const from_name = callerName(row.from_number);
    const everyone = random.next() < silent ? 'silent' : 'answers';
    const call = {
      number: row.to_number,
      from: row.from_number || null,
      at: row.date.getTime(),
      inputs: [random.pick(keys)] as (typeof keys)[number][],
    };
    const isPaid = Number(row.amount) > 0;
    const isUndecided = !isPaid && random.next() < undecided;
    const isImpatient =
      isUndecided || (!isPaid && everyone === 'silent' && random.next() < impatient);
    const leaves = random.whole(...patience);
    const manners = { ringing: wait, ...(isImpatient && { patience: leaves }) };
    if (isUndecided) call.inputs = [];
    const first = carryCall(config, { ...call, outcomes: { everyone } }, manners);
    const taken = isPaid && isUntaken(first.story);
    const { story, way } = taken
      ? carryCall(config, { ...call, from: null }, { ringing: wait })
      : first;
    if (taken && isUntaken(story)) {
      return { ...row, ...unled, outcome: 'answered', wait, from_name };
    }
    ways.push({ tenant_id: tenantId, call_id: row.id, way: JSON.stringify(way) });
    const { outcome, outcome_by: kind, outcome_by_id: id } = story;
    if (outcome === 'voicemail' && id !== null && (kind === 'teammate' || kind === 'team')) {
      left.push({ id: row.id, at: row.date, from: row.from_number, box: { kind, id } });
    }
    return { ...row, ...story, ...(isUntaken(story) && untaken), from_name };
  });
  return { rows: told, ways, left };
}

/** Every other caller's network tells a name. */
function callerName(number: string): string {
  const line = Number(number.slice(-2));
  if (Number.isNaN(line) || line % 2 === 1) return '';
  return `${firstNames[line % firstNames.length]} ${lastNames[(line * 7) % lastNames.length]}`;
}

const isUntaken = ({ outcome }: CallStory) => outcome === 'missed' || outcome === 'blocked';
