import type { CallAnswer } from '@jackfield/contract';
import type { getPortLetter, PortOrder } from '@jackfield/contract/api/port-in';
import { required } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import { sourceLanguage, t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { inLanguage } from '../../platform/languages.ts';
import { shownPortal } from '../../platform/shown-portal.ts';
import { actorOf, changeOrder, withStep } from './change-order.ts';
import { readOrder } from './order.ts';
import { isLetterCurrent, letterMatter } from './wanted.ts';
import type { LetterMatter, StoredLetter } from './tables.ts';
import { texts } from './texts.ts';

/** What a letter of authorization says (PORT-01). The other carrier reads it in English. */
export function letterOf(of: LetterMatter): Pick<StoredLetter, 'title' | 'paragraphs' | 'consent'> {
  const portal = shownPortal()?.name ?? 'Jackfield';
  const words = { ...of, portal, numbers: of.numbers.map(formatPhone).join(', ') };
  const letter = inLanguage(sourceLanguage, () => ({
    title: t(texts.letterTitle),
    paragraphs: [texts.letterBody, texts.letterRight, texts.letterFees].map((text) =>
      t(text, words),
    ),
  }));
  return { ...letter, consent: t(texts.consent, words) };
}

/** The letter as it was signed while that still holds, else as it is to be signed. */
export async function readLetter(
  context: RequestContext,
  id: string,
): Promise<CallAnswer<typeof getPortLetter>> {
  const order = await context.read((tx) => readOrder(tx, context, id));
  const { letter } = order.row;
  const isCurrent = isLetterCurrent(order);
  const { title, paragraphs, consent } =
    letter !== null && isCurrent ? letter : letterOf(letterMatter(order));
  const signature = letter && {
    signedName: letter.signedName,
    signedBy: letter.signedBy,
    signedAt: letter.signedAt,
    isCurrent,
  };
  return { title, paragraphs: [...paragraphs], consent, signature };
}

const plain = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Throws 400 for each part that a letter needs and the order lacks. */
function checkMatter({ billName, contactName }: LetterMatter): void {
  const missing = Object.entries({ billName, contactName }).filter(([, value]) => value === '');
  const errors = missing.map(([field]) => ({
    code: 'REQUIRED',
    field,
    message: required(field as 'billName' | 'contactName')(),
  }));
  if (errors.length > 0) throw new ApiError('INVALIDINPUT', { errors });
}

/**
 * Signs the letter: kept word by word, with who did it and when (PORT-01). Throws 400 where the name
 * is not the contact's, or something that the letter names is missing.
 */
export function signLetter(
  context: RequestContext,
  id: string,
  signature: string,
): Promise<PortOrder> {
  const { teammateId } = signedIn(context);
  return changeOrder(context, {
    id,
    action: 'portOrder.sign',
    states: ['draft', 'rejected'],
    async change(_tx, order, at) {
      const of = letterMatter(order);
      checkMatter(of);
      const { contactName } = of;
      if (plain(signature) !== plain(contactName)) {
        throw invalidField('signature', t(texts.signAs, { contactName }));
      }
      const signedBy = actorOf(context);
      const signed = { signedName: signature, signedBy, signedById: teammateId };
      const letter: StoredLetter = { ...signed, signedAt: at.toISOString(), ...letterOf(of), of };
      return {
        set: { letter: JSON.stringify(letter), ...withStep(order.row, 'signed', at, signedBy) },
        before: { signature: order.row.letter?.signedName ?? null },
        after: { signature, ...of },
      };
    },
  });
}
