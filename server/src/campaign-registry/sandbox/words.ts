import type { BrandFields } from '@jackfield/contract/api/brand';
import { messagingCarriers } from '@jackfield/contract/api/compliance';
import type { BrandWord, CampaignWord, RegistryCampaignFields, VettingWord } from '../registry.ts';
import type { KeptRecord, KeptSubmission } from './records.ts';
import { conductHosts, faultsOf, hostOf, rejectionsOf, scoreOf } from './rules.ts';

/** Words of one round: waiting, four carriers or a verdict, suspended. */
const wordsOfRound = 8;
const decided = messagingCarriers.length;
const day = 86_400_000;

interface Moment {
  readonly now: Date;
  /** How long the sandbox looks at what it was sent. */
  readonly lookFor: number;
}

/** The number of the first word about a submission. */
export const firstWord = (round: number): number => round * wordsOfRound + 1;

function since(at: string, { now }: Moment): number {
  return now.getTime() - Date.parse(at);
}

const inA = (at: string, wait: number): Date => new Date(Date.parse(at) + wait);

/** What the sandbox says of a brand now. */
export function brandWord(kept: KeptRecord, moment: Moment): BrandWord | null {
  const last = kept.submissions.at(-1) as KeptSubmission<BrandFields> | undefined;
  if (last === undefined) return null;
  const { lookFor, now } = moment;
  const gone = since(last.at, moment);
  const faults = faultsOf(last.fields);
  const first = firstWord(kept.submissions.length - 1);
  const vettings = kept.vettings.map((one): VettingWord => {
    const { reference: id, at, vettingClass } = one;
    if (since(at, moment) < lookFor) return { id, heard: 1, status: 'requested', score: null };
    const score = scoreOf(last.fields, vettingClass);
    return { id, heard: 2, status: score === null ? 'failed' : 'passed', score };
  });
  const open = kept.vettings.find(({ at }) => since(at, moment) < lookFor);
  const usual = open === undefined ? new Date(now.getTime() + day) : inA(open.at, lookFor);
  if (last.isFromBefore === true) {
    return { heard: 0, status: 'verified', faults: [], vettings, askAt: usual };
  }
  if (gone < lookFor) {
    return { heard: first, status: 'pending', faults: [], vettings, askAt: inA(last.at, lookFor) };
  }
  if (faults.length > 0) {
    return { heard: first + decided, status: 'unverified', faults, vettings, askAt: usual };
  }
  const isWatched = hostOf(last.fields.website) === conductHosts.suspended;
  // A suspended brand that is sent again has put right what was wrong.
  if (!isWatched || kept.submissions.length > 1) {
    return { heard: first + decided, status: 'verified', faults, vettings, askAt: usual };
  }
  if (gone < 2 * lookFor) {
    const askAt = inA(last.at, 2 * lookFor);
    return { heard: first + decided, status: 'verified', faults, vettings, askAt };
  }
  return {
    heard: first + decided + 1,
    status: 'suspended',
    faults: [{ id: 'other', fields: [] }],
    vettings,
    askAt: usual,
  };
}

/** What the carriers say of a campaign now: they approve one after another. */
export function campaignWord(kept: KeptRecord, moment: Moment): CampaignWord | null {
  const last = kept.submissions.at(-1) as KeptSubmission<RegistryCampaignFields> | undefined;
  if (last === undefined) return null;
  const { lookFor, now } = moment;
  const gone = since(last.at, moment);
  const first = firstWord(kept.submissions.length - 1);
  const rejections = rejectionsOf(last.fields);
  const usual = new Date(now.getTime() + day);
  const each = lookFor / decided;
  const approvedBy = (count: number) =>
    messagingCarriers.map((carrier, index) => {
      if (index >= count) return { carrier, state: 'waiting' as const, at: null };
      const at = inA(last.at, (index + 1) * each).toISOString();
      return { carrier, state: 'approved' as const, at };
    });
  if (rejections.length > 0) {
    if (gone < lookFor) {
      const askAt = inA(last.at, lookFor);
      return {
        heard: first,
        status: 'pendingReview',
        carriers: approvedBy(0),
        rejections: [],
        askAt,
      };
    }
    const at = inA(last.at, lookFor).toISOString();
    const carriers = messagingCarriers.map((carrier) => ({
      carrier,
      state: 'refused' as const,
      at,
    }));
    return { heard: first + decided, status: 'rejected', carriers, rejections, askAt: usual };
  }
  const count = Math.min(decided, Math.floor(gone / each));
  if (count < decided) {
    return {
      heard: first + count,
      status: 'pendingReview',
      carriers: approvedBy(count),
      rejections,
      askAt: inA(last.at, Math.ceil((count + 1) * each)),
    };
  }
  const carriers = approvedBy(decided);
  const isWatched =
    last.fields.description.includes('sandbox:suspend') && kept.submissions.length === 1;
  if (!isWatched || gone < 2 * lookFor) {
    const askAt = isWatched ? inA(last.at, 2 * lookFor) : usual;
    return { heard: first + decided, status: 'active', carriers, rejections, askAt };
  }
  return { heard: first + decided + 1, status: 'suspended', carriers, rejections, askAt: usual };
}
