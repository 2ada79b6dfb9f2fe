-- "Can this number text?": when brand, campaign and number came to stand as they do (annex J6), and
-- who has agreed to texts.

-- Keeps in its second argument when the column of its first one changed last. The clock is the
-- server's: the time that the row is given with the change, or else with the next one.
create function keep_time_of() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  has jsonb := to_jsonb(new);
  kept jsonb := has -> tg_argv[1];
begin
  if tg_op = 'INSERT' then
    if kept = 'null' then kept := has -> 'created_at'; end if;
  elsif has -> tg_argv[0] is distinct from was -> tg_argv[0] then
    kept := case when new.updated_at is distinct from old.updated_at then has -> 'updated_at' end;
  elsif kept = 'null' and new.updated_at is distinct from old.updated_at then
    kept := has -> 'updated_at';
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], kept));
end
$$;

alter table brand add column status_at timestamptz;
alter table campaign add column status_at timestamptz;
alter table campaign add column payment_at timestamptz;
set local role jackfield_system;
update brand set status_at = updated_at;
update campaign set status_at = updated_at, payment_at = created_at;
reset role;
create trigger brand_status_at before insert or update on brand
  for each row execute function keep_time_of('status', 'status_at');
create trigger campaign_status_at before insert or update on campaign
  for each row execute function keep_time_of('status', 'status_at');
create trigger campaign_payment_at before insert or update on campaign
  for each row execute function keep_time_of('payment_status', 'payment_at');

-- A number is switched on by the carriers within a day after it came to a campaign.
alter table campaign_number add column attached_at timestamptz not null default now();
alter table campaign_number add column ready_at timestamptz;
set local role jackfield_system;
update campaign_number n set
  attached_at = greatest(c.updated_at, p.created_at), ready_at = greatest(c.updated_at, p.created_at)
from campaign c, phone_number p where c.id = n.campaign_id and p.id = n.phone_number_id;
reset role;
alter table phone_number add column campaign_left_at timestamptz;
