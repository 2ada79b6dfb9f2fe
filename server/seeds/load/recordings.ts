import { peaksOf } from '../../src/areas/voicemail/peaks.ts';
import { speak } from '../demo/voice.ts';
import { insertAll } from '../insert.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';

interface Talked {
  readonly id: string;
  readonly date: Date;
  readonly usage_type: string;
  readonly direction: 'inbound' | 'outbound';
  readonly duration: number;
  readonly teammate_id: string | null;
  readonly outcome: string | null;
  readonly outcome_by: string | null;
  readonly outcome_by_id: string | null;
}

/** Calls of an account that were recorded, and the longest of them in seconds. */
const most = 6;
const longest = 75;
const headBytes = 44;
const bytesASecond = 16_000;

/** What both say, turn by turn; as greetings are, it is sound that has the rhythm of speech. */
const turns = [
  'Good morning, thank you for calling. How can I help you today?',
  'Hi, I have a question about the appointment on Thursday, can it be an hour later?',
  'Let me have a look. Yes, eleven is free. Shall I move it for you?',
  'That would be wonderful, thank you so much.',
] as const;

/** Two who talk, for so many seconds. */
function talk(seconds: number): Buffer {
  const said = turns.map((text, index) => speak(text, index % 2 === 0 ? 104 : 168));
  const [head] = said.map((wave) => wave.subarray(0, headBytes));
  const round = Buffer.concat(said.map((wave) => wave.subarray(headBytes)));
  const data = Buffer.alloc(seconds * bytesASecond, round);
  const wave = Buffer.concat([head ?? Buffer.alloc(0), data]);
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.writeUInt32LE(data.length, 40);
  return wave;
}

/** Who talked; null where nobody of the account did. */
function talkerOf(call: Talked): string | null {
  if (call.direction === 'outbound') return call.teammate_id;
  return call.outcome_by === 'teammate' ? call.outcome_by_id : null;
}

/** What was recorded of some short calls, one of which was deleted since. */
export async function loadRecordings(loading: Loading, calls: readonly Talked[]): Promise<void> {
  const { tenantId, storage, now, tx } = loading;
  const talked = calls
    .flatMap((call) => {
      const talker = talkerOf(call);
      const isTalk = call.usage_type !== 'sms' && call.outcome === 'answered' && talker !== null;
      return isTalk && call.duration > 10 && call.duration <= longest ? [{ call, talker }] : [];
    })
    .toSorted((one, other) => other.call.date.getTime() - one.call.date.getTime())
    .slice(0, most);
  const recordings = [];
  for (const [place, { call, talker }] of talked.entries()) {
    const wave = talk(call.duration);
    const isDeleted = place === most - 1;
    await storage?.put(tenantId, call.id, wave, 'audio/wav');
    recordings.push({
      id: call.id,
      tenant_id: tenantId,
      call_id: call.id,
      teammate_id: talker,
      started_at: call.date,
      seconds: call.duration,
      bytes: wave.length,
      peaks: JSON.stringify(peaksOf(wave)),
      deleted_at: isDeleted ? now : null,
      deleted_by: isDeleted ? nameOf(ownerOf(loading.account)) : '',
      deleted_reason: isDeleted ? 'The caller asked for it.' : '',
      kept_days: null,
    });
  }
  await insertAll(tx, 'call_recording', recordings);
}
