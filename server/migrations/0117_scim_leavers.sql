-- Who left by the directory within the hour, which the history says (SCIM-01).
create index audit_entry_left on audit_entry (tenant_id, at)
  where via = 'scim' and action in ('directory.leave', 'teammate.delete');
