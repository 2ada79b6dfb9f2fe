const key = 'jackfield.start-question';

/** Has the portal ask, once it is there, where this person wants to begin: somebody has signed in. */
export const keepStartQuestion = (): void => sessionStorage.setItem(key, 'open');

/** Whether the question is open; it is put once. */
export function takeStartQuestion(): boolean {
  const isOpen = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isOpen;
}
