-- A name that changes by capitals alone leaves the search text as it is and still moves in the
-- order of names, which processes keep beside a revision: it makes another revision, too.
drop trigger count_changed_teammate on teammate;
create constraint trigger count_changed_teammate after update on teammate
  deferrable initially deferred for each row
  when ((old.status, old.role, old.full_name, old.search_text)
    is distinct from (new.status, new.role, new.full_name, new.search_text))
  execute function count_teammate();
