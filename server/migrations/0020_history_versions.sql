-- The version that a change left its record with, so that one save can be found and taken back
-- after later ones (annex J2). Null for records without versions, and for what came before.
alter table audit_entry add column version integer;
