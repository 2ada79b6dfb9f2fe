import { shownOrigin } from '../../../platform/shown-portal.ts';

/** Kinds of entry links (annex C1). */
export const linkPurposes = [
  'confirm',
  'email',
  'undoEmail',
  'reset',
  'password',
  'login',
  'impersonate',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const minute = 60_000;

/**
 * Life of a link's token in milliseconds. `password` is no link: it is the token that a confirmed
 * person gets to choose the first password with (OP-46), as long-lived as a reset link.
 */
export const linkLives: Record<LinkPurpose, number> = {
  confirm: 72 * 60 * minute,
  email: 72 * 60 * minute,
  undoEmail: 7 * 24 * 60 * minute,
  reset: 60 * minute,
  password: 60 * minute,
  login: 15 * minute,
  impersonate: 5 * minute,
};

const linkPaths: Record<Exclude<LinkPurpose, 'password'>, string> = {
  confirm: '/auth/email-confirmation',
  email: '/auth/email-confirmation',
  undoEmail: '/auth/reset-password',
  reset: '/auth/reset-password',
  login: '/auth/login',
  impersonate: '/auth/impersonate',
};

/**
 * Address of an entry link: t and r, or i and a for impersonation (AUTH-10, AUTH-11). It starts
 * with the configured public address, whatever host the request named, or with that of the variant
 * that has the request's host name.
 * @param who email of the person, or the teammate's id for impersonation
 */
export function linkUrl(
  publicUrl: string,
  purpose: Exclude<LinkPurpose, 'password'>,
  token: string,
  who: string,
): string {
  const url = new URL(linkPaths[purpose], shownOrigin(publicUrl));
  const [tokenName, whoName] = purpose === 'impersonate' ? ['a', 'i'] : ['t', 'r'];
  url.searchParams.set(tokenName, token);
  url.searchParams.set(whoName, who);
  return url.href;
}

/** What is stored of a link that was followed. */
export interface StoredLink {
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** Set when a newer link of the kind was made or the password changed. */
  supersededAt: Date | null;
}

/**
 * Whether a link may be used, by its codes (annex A4); a link shown with another address is as
 * invalid as one that never was.
 */
export function judgeLink(
  link: StoredLink | null,
  email: string,
  now: Date,
): 'OK' | 'TOKENINVALID' | 'TOKENUSED' | 'TOKENEXPIRED' {
  if (link === null || link.email !== email) return 'TOKENINVALID';
  if (link.usedAt !== null) return 'TOKENUSED';
  if (link.supersededAt !== null) return 'TOKENINVALID';
  return link.expiresAt.getTime() < now.getTime() ? 'TOKENEXPIRED' : 'OK';
}
