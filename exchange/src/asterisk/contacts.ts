import type { Manager } from './manager.ts';

/** Where a phone is that has signed in. */
export interface Contact {
  readonly id: string;
  /** Its SIP name. */
  readonly name: string;
  readonly uri: string;
  /** What the phone says it is, such as 'Yealink SIP-T54W 96.86.0.100'; empty where it does not. */
  readonly program: string;
}

const family = 'registrar/contact';

/** All phones that are signed in. Trunks are not among them. */
export async function contactsOf(manager: Manager): Promise<Contact[]> {
  const [, ...rows] = await manager.act('DBGetTree', { Family: family });
  return rows.map(({ Key = '', Val = '' }) => {
    const id = Key.replace(`/${family}/`, '');
    const { uri, user_agent: program } = JSON.parse(Val);
    return { id, name: id.split(';@')[0] ?? '', uri, program };
  });
}
