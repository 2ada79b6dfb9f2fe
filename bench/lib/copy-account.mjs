/**
 * Copies an account with its people so many times, by the database alone: other ids and emails, the
 * same of everything else.
 */
export async function copyAccount(db, tenantId, copies) {
  const columns = async (table) => {
    const { rows } = await db.pool.query(
      `select column_name from information_schema.columns
        where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    return rows.map((row) => row.column_name);
  };
  /** Copies the rows of a table; `changes` are expressions by column, over the row t and the copy c. */
  const copy = async (table, key, changes) => {
    const names = await columns(table);
    const values = names.map((name) => changes[name] ?? `t.${name}`);
    await db.pool.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
        from bench_copy c cross join ${table} t where t.${key} = $1`,
      [tenantId],
    );
  };
  await db.pool.query(
    `create table bench_copy as select gen_random_uuid() as id, at from generate_series(1, ${Number(copies)}) at`,
  );
  await copy('tenant', 'id', { id: 'c.id' });
  await copy('tenant_sequence', 'tenant_id', { tenant_id: 'c.id' });
  const others = { id: 'gen_random_uuid()', email: `c.at || '.' || t.email`, tenant_id: 'c.id' };
  await copy('teammate', 'tenant_id', others);
  await db.pool.query('drop table bench_copy');
  await db.pool.query('vacuum (analyze)');
}
