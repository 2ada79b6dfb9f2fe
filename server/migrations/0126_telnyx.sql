-- What a billed lookup at Telnyx said of a number (docs/decisions/0134-telnyx.md).
create table line_type (
  number text primary key check (number ~ '^\+[1-9][0-9]{6,14}$'),
  line_type text not null check (line_type in ('mobile', 'landline', 'voip', 'tollfree', 'unknown')),
  asked_at timestamptz not null
);
create index line_type_age on line_type (asked_at);
select protect_system_table('line_type');

-- Texts that Telnyx was asked to send, before it was asked: it knows no reference of ours, so that one
-- whose answer was lost is not sent again.
create table telnyx_text (
  id uuid primary key,
  -- Telnyx's id, from its answer or from an event.
  provider_id text,
  asked_at timestamptz not null
);
create index telnyx_text_age on telnyx_text (asked_at);
select protect_system_table('telnyx_text');

-- Events of Telnyx that were heard, so that a repeated one changes nothing.
create table telnyx_event (
  id text primary key,
  received_at timestamptz not null
);
create index telnyx_event_age on telnyx_event (received_at);
select protect_system_table('telnyx_event');
