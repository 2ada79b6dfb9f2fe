import { toConfig } from '../../src/areas/routing/to-config.ts';
import { selectRouting } from '../../src/areas/routing/rows.ts';
import { type CallStory, sandboxStory } from '../../src/carrier/sandbox-calls.ts';
import { createRandom } from '../random.ts';
import type { Loading } from './loading.ts';

interface Used {
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
const untold = { outcome: null, ...nobody } as const;
const answered: CallStory = { outcome: 'answered', ...nobody };

/** Of calls that cost nothing, those that never became a conversation take no time either. */
const untaken = { duration: 0, units: 0 } as const;

/** What became of each call, as the sandbox carries it; a call that was paid for was a conversation. */
export async function withStories<Row extends Used>(
  { tx, tenantId, account, now }: Loading,
  rows: readonly Row[],
): Promise<(Row & (CallStory | typeof untold))[]> {
  const config = toConfig(await selectRouting(tx, tenantId, { now }));
  const random = createRandom(account.people.length + 41);
  return rows.map((row) => {
    if (row.usage_type === 'sms') return { ...row, ...untold };
    if (row.direction === 'outbound') return { ...row, ...answered };
    const everyone = random.next() < silent ? 'silent' : 'answers';
    const call = {
      number: row.to_number,
      from: row.from_number || null,
      at: row.date.getTime(),
      inputs: [random.pick(keys)],
    };
    const story = sandboxStory(config, { ...call, outcomes: { everyone } });
    if (!isUntaken(story)) return { ...row, ...story };
    if (Number(row.amount) === 0) return { ...row, ...story, ...untaken };
    const taken = sandboxStory(config, { ...call, from: null });
    return { ...row, ...(isUntaken(taken) ? answered : taken) };
  });
}

const isUntaken = ({ outcome }: CallStory) => outcome === 'missed' || outcome === 'blocked';
