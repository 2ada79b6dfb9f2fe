import { folded } from '@jackfield/domain/names';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../test/each-database.ts';
import { byName } from './list.ts';

const letters = [...'aEzÉéèÑñüÇœİßÅøΣ’ .\u0301\u00a05'];
const texts = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((all) => all.join(''));

describeOnBothDatabases('words of a search', ({ server }) => {
  it('OP-01 LANG-01 are without marks and capitals in the database as in the code', async () => {
    const drawn = fc.sample(texts, 300);
    const { rows } = await server().db.system((tx) =>
      sql<{ said: string }>`select folded(text) as said
        from unnest(${drawn}::text[]) with ordinality as drawn(text, at) order by at`.execute(tx),
    );
    expect(rows.map(({ said }) => said)).toEqual(drawn.map(folded));
  });

  it('LANG-01 names with marks stand where people look for them', async () => {
    const names = ['Zoë', 'Émile', 'ernest', 'Ana', 'Ángel', 'Eva'];
    const { rows } = await server().db.system((tx) =>
      sql<{ name: string }>`select name from unnest(${names}::text[]) as said(name)
        order by ${byName('name')}`.execute(tx),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Ángel', 'Émile', 'ernest', 'Eva', 'Zoë']);
  });
});
