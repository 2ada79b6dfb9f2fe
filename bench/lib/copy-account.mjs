/** Copies of one transaction; keeps sorts small, and rows of an account beside each other. */
const batch = 250;

/**
 * Copies an account with all that it has so many times, by the database alone: other ids, emails and
 * numbers, the same of everything else. Triggers are off meanwhile, as what they made is copied too.
 */
export async function copyAccount({ pool }, tenantId, copies) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    const inserts = await insertsOf(client, tenantId);
    for (let from = 1; from <= copies; from += batch) {
      const to = Math.min(copies, from + batch - 1);
      await client.query('begin');
      for (const insert of inserts) await client.query(insert, [tenantId, from, to]);
      await client.query('commit');
    }
    await client.query('reset session_replication_role; reset statement_timeout');
  } finally {
    client.release();
  }
  await pool.query('vacuum (analyze)');
}

/** A statement for each table in which the account has rows. */
async function insertsOf(client, tenantId) {
  // Ids of the past are text; nobody looks at the past of a copy.
  const { rows } = await client.query(
    `select table_name as table, bool_or(column_name = 'tenant_id') as is_part,
        array_agg(quote_ident(column_name)) as names, array_agg(data_type::text) as types
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and table_name <> 'former_row'
      group by 1 having table_name = 'tenant' or bool_or(column_name = 'tenant_id')`,
  );
  const inserts = [];
  for (const { table, is_part: isPart, names, types } of rows) {
    const key = isPart ? 'tenant_id' : 'id';
    const own = await client.query(`select from ${table} where ${key} = $1`, [tenantId]);
    if (own.rowCount === 0) continue;
    const changes = {
      email: `c.at || '.' || t.email`,
      // Of a generated account the last six digits differ, and what stands before begins otherwise.
      number: `'+1' || (70000 + c.at) || right(t.number, 6)`,
    };
    const values = names.map((name, at) =>
      types[at] === 'uuid' ? `md5(c.at || t.${name}::text)::uuid` : (changes[name] ?? `t.${name}`),
    );
    inserts.push(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
        from generate_series($2::integer, $3::integer) c (at) cross join ${table} t
        where t.${key} = $1 order by c.at`,
    );
  }
  return inserts;
}
