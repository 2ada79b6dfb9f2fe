import { type NewsNote, paths } from '@jackfield/contract';
import { profileAtom, store, t } from '@jackfield/runtime';
import { ownMessages } from './own-messages.ts';

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
    title: t(ownMessages.home),
    text: t(ownMessages.homeText),
    link: { label: t(ownMessages.openHome), to: paths.admin.home() },
  },
  { id: 'palette', title: t(ownMessages.palette), text: t(ownMessages.paletteText) },
  {
    id: 'second-step',
    title: t(ownMessages.secondStep),
    text: t(ownMessages.secondStepText),
    link: { label: t(ownMessages.openSecurity), to: securityPage() },
  },
  { id: 'session-end', title: t(ownMessages.sessionEnd), text: t(ownMessages.sessionEndText) },
];
