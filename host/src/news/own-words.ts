import { type NewsNote, paths } from '@jackfield/contract';
import { defineMessages, profileAtom, store, t } from '@jackfield/runtime';

const messages = defineMessages('host.news.own', {
  home: 'Home says whether all is well',
  homeText:
    'One page shows what needs attention, who answers each number now, and what was changed last.',
  openHome: 'Open Home',
  palette: 'Anywhere in a few keys',
  paletteText:
    'Press Ctrl+K, or ⌘K on a Mac, and type the first letters of what you need. Press ? for the other shortcuts.',
  secondStep: 'Sign in with a passkey',
  secondStepText:
    'Your fingerprint, face or PIN can take the place of the password. You can also add a code from an app as a second step.',
  openSecurity: 'Open Security',
  sessionEnd: 'Nothing is lost when you are signed out',
  sessionEndText:
    'We warn you shortly before. Then you sign in on the same page, and what you typed is still there.',
});

/** The page where a person's own second step is set up. */
function securityPage(): string {
  const profile = store.get(profileAtom);
  return profile?.role === 'admin'
    ? paths.admin.users.edit(profile.id, 'security')
    : paths.yourSettings.page('security');
}

/** The words of the shell's own notes. */
export const ownWords = (): readonly NewsNote[] => [
  {
    id: 'home',
    title: t(messages.home),
    text: t(messages.homeText),
    link: { label: t(messages.openHome), to: paths.admin.home() },
  },
  { id: 'palette', title: t(messages.palette), text: t(messages.paletteText) },
  {
    id: 'second-step',
    title: t(messages.secondStep),
    text: t(messages.secondStepText),
    link: { label: t(messages.openSecurity), to: securityPage() },
  },
  { id: 'session-end', title: t(messages.sessionEnd), text: t(messages.sessionEndText) },
];
