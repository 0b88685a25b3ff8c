-- The ledger and what stands around it. Applied once, in order, with search_path = palimpsest.
-- `palimpsest_app` is the role all ordinary work is done under; it owns nothing.

create table tenants (
  tenant_id text primary key check (tenant_id ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
  created_at timestamptz not null,
  -- The chain's head. Locking this row is what makes appends to one tenant queue up.
  head_sequence bigint not null default 0,
  head_hash text not null default repeat('0', 64),
  -- Roots of the complete subtrees of the Merkle tree, largest first, so that a checkpoint needs no second read.
  frontier bytea not null default ''
) with (fillfactor = 20);

-- No table refers to `tenants` by a foreign key: every append holds that row locked anyway, and a check per row
-- would cost a fifth of the throughput.
create table ledger_events (
  tenant_id text not null,
  sequence bigint not null,
  stream text not null,
  stream_version integer not null,
  type text not null,
  schema_version integer not null,
  actor text not null,
  recorded_at timestamptz not null,
  -- The canonical text that was hashed. The columns above are copies for finding things.
  body text not null,
  hash text not null,
  primary key (tenant_id, sequence),
  unique (tenant_id, stream, stream_version)
);

create table subject_keys (
  tenant_id text not null,
  subject text not null,
  -- Wrapped by the master key, which is not in this database. Null once the subject was erased.
  wrapped_key bytea,
  erased_at timestamptz,
  primary key (tenant_id, subject),
  check ((wrapped_key is null) = (erased_at is not null))
);

create table texts (
  tenant_id text not null,
  text_id uuid not null,
  subject text not null,
  stream text not null,
  sealed bytea not null,
  primary key (tenant_id, text_id)
);
create index texts_by_subject on texts (tenant_id, subject);

create table runs (
  tenant_id text not null,
  run_id text not null,
  pipeline text not null,
  pipeline_version text not null,
  subject text not null,
  status text not null check (status in ('open', 'finished')),
  outcome text,
  reason text,
  started_at timestamptz not null,
  finished_at timestamptz,
  started_sequence bigint not null,
  finished_sequence bigint,
  primary key (tenant_id, run_id)
);
create index runs_open on runs (tenant_id, started_sequence) where status = 'open';

create table attempts (
  tenant_id text not null,
  attempt_id uuid not null,
  run_id text not null,
  step text not null,
  attempt integer not null,
  renderer text not null,
  renderer_version text not null,
  model text not null,
  take integer not null,
  request_key text not null,
  round integer not null,
  holder text not null,
  state text not null check (state in ('started', 'succeeded', 'failed', 'interrupted')),
  detail text,
  input_tokens bigint,
  output_tokens bigint,
  cost_micros bigint,
  latency_ms bigint,
  started_at timestamptz not null,
  finished_at timestamptz,
  started_sequence bigint not null,
  finished_sequence bigint,
  primary key (tenant_id, attempt_id)
);
create index attempts_started on attempts (holder) where state = 'started';
create index attempts_by_run on attempts (tenant_id, run_id);

-- A recording is claimed by this insert before its call is made. A further round is possible only after the
-- attempt before it came to nothing; the answer itself is read from the attempt that succeeded.
create table recordings (
  tenant_id text not null,
  request_key text not null,
  round integer not null,
  attempt_id uuid not null,
  primary key (tenant_id, request_key, round)
);

-- Runs that wait for somebody else's call with the same request. Gone once that call ends.
create table recording_waiters (
  tenant_id text not null,
  request_key text not null,
  run_id text not null,
  primary key (tenant_id, request_key, run_id)
);

create table checkpoints (
  tenant_id text not null,
  tree_size bigint not null check (tree_size > 0),
  root_hash text not null,
  head_hash text not null,
  recorded_at timestamptz not null,
  key_id text not null,
  signature text not null,
  primary key (tenant_id, tree_size, key_id)
);

create table idempotency_keys (
  tenant_id text not null,
  key text not null,
  fingerprint text not null,
  run_id text not null,
  primary key (tenant_id, key)
);

-- Facts about this installation, such as the id of the master key its texts are sealed under.
create table settings (
  name text primary key,
  value text not null
);
grant select, insert on settings to palimpsest_app;

-- Rows of a tenant are seen only while that tenant is set for the transaction. The owner (migrations, audit,
-- erasure, the worker's search for lost work) has a policy of its own, so that no superuser is needed.
create function protect_table(name text) returns void language plpgsql as $$
begin
  execute format('alter table palimpsest.%I enable row level security', name);
  execute format('alter table palimpsest.%I force row level security', name);
  execute format(
    'create policy tenant_only on palimpsest.%I to palimpsest_app
       using (tenant_id = current_setting(''palimpsest.tenant'', true))
       with check (tenant_id = current_setting(''palimpsest.tenant'', true))', name);
  execute format('create policy owner_all on palimpsest.%I to current_user using (true) with check (true)', name);
  execute format('grant select, insert on palimpsest.%I to palimpsest_app', name);
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  -- Rebuilding a read model and erasing a subject are the two acts that may change such rows, both on record.
  if tg_nargs = 0 and tg_op <> 'TRUNCATE'
     and current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

-- `always`: not even maintenance may change rows.
create function insert_only(name text, always boolean default false) returns void language plpgsql as $$
declare argument text := case when always then quote_literal('always') else '' end;
begin
  execute format('create trigger insert_only before update or delete on palimpsest.%I for each row execute function palimpsest.refuse_change(%s)', name, argument);
  execute format('create trigger never_truncated before truncate on palimpsest.%I for each statement execute function palimpsest.refuse_change(%s)', name, argument);
end $$;

create function one_transition() returns trigger language plpgsql as $$
begin
  if current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' then
    if tg_table_name = 'attempts' and old.state = 'started' and new.state <> 'started'
       and (new.tenant_id, new.attempt_id, new.run_id, new.step, new.attempt, new.renderer, new.renderer_version, new.model,
            new.take, new.request_key, new.round, new.holder, new.started_at, new.started_sequence)
         = (old.tenant_id, old.attempt_id, old.run_id, old.step, old.attempt, old.renderer, old.renderer_version, old.model,
            old.take, old.request_key, old.round, old.holder, old.started_at, old.started_sequence) then
      return new;
    end if;
  end if;
  raise exception 'a row of % changes once, when it ends', tg_table_name using errcode = 'restrict_violation';
end $$;

create function one_ending() returns trigger language plpgsql as $$
begin
  if current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.status = 'open' and new.status = 'finished'
     and (new.tenant_id, new.run_id, new.pipeline, new.pipeline_version, new.subject, new.started_at, new.started_sequence)
       = (old.tenant_id, old.run_id, old.pipeline, old.pipeline_version, old.subject, old.started_at, old.started_sequence) then
    return new;
  end if;
  raise exception 'a row of % changes once, when it ends', tg_table_name using errcode = 'restrict_violation';
end $$;

select protect_table(name) from unnest(array[
  'ledger_events', 'subject_keys', 'texts', 'runs', 'attempts', 'recordings', 'recording_waiters',
  'checkpoints', 'idempotency_keys', 'tenants']) as name;
select insert_only(name, true) from unnest(array['ledger_events', 'texts', 'checkpoints']) as name;
select insert_only(name) from unnest(array['recordings', 'idempotency_keys']) as name;
create trigger one_transition before update or delete on attempts for each row execute function one_transition();
create trigger one_ending before update or delete on runs for each row execute function one_ending();
create trigger never_truncated before truncate on attempts for each statement execute function refuse_change();
create trigger never_truncated before truncate on runs for each statement execute function refuse_change();

revoke insert on tenants from palimpsest_app;
grant update (head_sequence, head_hash, frontier) on tenants to palimpsest_app;
grant update on attempts, runs to palimpsest_app;
grant delete on recording_waiters to palimpsest_app;

-- Sets the tenant for this transaction and locks its chain: the first thing every append does. The stream's
-- version is read by a statement of its own, since one that waited for the lock would still see the past.
create function lock_head(p_tenant text, p_stream text)
returns table (head_sequence bigint, head_hash text, frontier bytea, stream_version integer) language plpgsql as $$
begin
  -- A transaction that began for one tenant stays with it.
  if coalesce(current_setting('palimpsest.tenant', true), '') not in ('', p_tenant) then
    raise exception 'another tenant is set for this transaction' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('palimpsest.tenant', p_tenant, true);
  -- An advisory lock queues fairly; many waiting for one row lock do not.
  perform pg_advisory_xact_lock(hashtextextended('palimpsest/chain/' || p_tenant, 0));
  select t.head_sequence, t.head_hash, t.frontier into head_sequence, head_hash, frontier
    from palimpsest.tenants t where t.tenant_id = p_tenant for update;
  if not found then return; end if;
  select coalesce(max(e.stream_version), 0) into stream_version
    from palimpsest.ledger_events e where e.tenant_id = p_tenant and e.stream = p_stream;
  return next;
end $$;

-- Keeps sealed texts, unless the key of one of their subjects was destroyed in the meantime; nor may words that
-- were read before that (`p_read`) reach a read model after it. The constraint's name carries the subject.
create function write_texts(p_tenant text, p_stream text, p_ids uuid[], p_subjects text[], p_sealed bytea[], p_read text[])
returns void language plpgsql as $$
declare erased text;
begin
  select s into erased from unnest(p_subjects || p_read) as s
    where not exists (select from palimpsest.subject_keys k where k.tenant_id = p_tenant and k.subject = s and k.wrapped_key is not null) limit 1;
  if erased is not null then
    raise exception 'subject erased' using errcode = 'PE001', constraint = erased;
  end if;
  insert into palimpsest.texts (tenant_id, text_id, subject, stream, sealed)
    select p_tenant, t.id, t.subject, p_stream, t.sealed from unnest(p_ids, p_subjects, p_sealed) as t (id, subject, sealed);
end $$;

-- Makes a tenant if it is not there. Its first event is appended by the engine.
create function ensure_tenant(p_tenant text, p_created_at timestamptz) returns void
language sql security definer set search_path = palimpsest, pg_temp as $$
  insert into palimpsest.tenants (tenant_id, created_at) values (p_tenant, p_created_at) on conflict do nothing;
$$;

-- The queue's own tables are closed to the application role; this is the one way in. It does what the queue's
-- add_job does for one job with a key in 'replace' mode, to the letter, at a tenth of its cost (40 instead of 400
-- microseconds, since add_job plans four statements anew each time); the library's version is pinned, and a test
-- compares the two.
create function enqueue_run(p_run text, p_run_at timestamptz) returns void
language plpgsql security definer set search_path = palimpsest, pg_temp as $$
declare
  tenant text := current_setting('palimpsest.tenant');
  wanted text := tenant || '/' || p_run;
  task integer;
begin
  if tenant = '' then raise exception 'no tenant is set' using errcode = 'invalid_parameter_value'; end if;
  select id into task from palimpsest_worker._private_tasks where identifier = 'advance';
  if task is null then
    perform palimpsest_worker.add_job('advance', json_build_object('tenant', tenant, 'run', p_run),
      job_key := wanted, run_at := coalesce(p_run_at, now()), max_attempts := 1);
    return;
  end if;
  -- A job under way gives up its key: it began before what is being enqueued now was known.
  update palimpsest_worker._private_jobs set key = null, attempts = max_attempts, updated_at = now()
    where key = wanted and is_available is not true;
  insert into palimpsest_worker._private_jobs as jobs (task_id, payload, run_at, max_attempts, key)
    values (task, json_build_object('tenant', tenant, 'run', p_run), coalesce(p_run_at, now()), 1, wanted)
    on conflict (key) do update set
      task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at, max_attempts = excluded.max_attempts,
      priority = excluded.priority, revision = jobs.revision + 1, flags = excluded.flags,
      attempts = 0, last_error = null, updated_at = now()
    where jobs.locked_at is null;
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
end $$;

-- For a run that could not be advanced here and now: a job it already has keeps its time. Priority 1 marks it as put
-- off; ordinary jobs have 0, those of dead workers -1.
create function requeue_run(p_run text, p_run_at timestamptz) returns void
language plpgsql security definer set search_path = palimpsest, pg_temp as $$
declare tenant text := current_setting('palimpsest.tenant');
begin
  perform palimpsest_worker.add_job('advance', json_build_object('tenant', tenant, 'run', p_run),
    job_key := tenant || '/' || p_run, run_at := p_run_at, max_attempts := 1, priority := 1, job_key_mode := 'preserve_run_at');
end $$;

create function dequeue_run(p_run text) returns void
language plpgsql security definer set search_path = palimpsest, pg_temp as $$
begin
  perform palimpsest_worker.remove_job(current_setting('palimpsest.tenant') || '/' || p_run);
end $$;

-- Liveness: whoever performs effects holds this lock in a session of its own. A free lock means a dead holder.
create function holder_key(p_holder text) returns bigint language sql immutable as $$
  select hashtextextended('palimpsest/holder/' || p_holder, 0);
$$;

-- Taken once by a session however often it asks, so that one release is enough.
create function hold(p_holder text) returns boolean language sql as $$
  select case when exists (
      select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and pid = pg_backend_pid()
        and ((classid::bigint << 32) | objid::bigint) = palimpsest.holder_key(p_holder))
    then true else pg_try_advisory_lock(palimpsest.holder_key(p_holder)) end;
$$;

create function live_holder_keys() returns setof bigint
language sql security definer set search_path = palimpsest, pg_temp as $$
  select (classid::bigint << 32) | objid::bigint from pg_locks
  where locktype = 'advisory' and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database());
$$;

create function holder_alive(p_holder text) returns boolean language sql as $$
  select palimpsest.holder_key(p_holder) in (select palimpsest.live_holder_keys());
$$;

-- Holders that were seen without their lock, and for how long. All processes share what each of them saw, so one
-- that itself lives only for a moment still helps. Unlogged: it means nothing after a crash of the server.
create unlogged table missing_holders (
  holder text primary key,
  since timestamptz not null,
  seen timestamptz not null
);

-- Notes who is missing and gives back those who have been for the whole grace: a holder that merely reconnects is
-- not dead. A holder nobody looked at for ten seconds counts as missing from now on only.
create function note_missing(p_holders text[], p_grace interval) returns setof text
language sql security definer set search_path = palimpsest, pg_temp as $$
  with noted as (
    insert into palimpsest.missing_holders as m (holder, since, seen)
    select holder, clock_timestamp(), clock_timestamp() from unnest(p_holders) as holder order by holder
    on conflict (holder) do update set seen = excluded.seen,
      since = case when m.seen < excluded.seen - interval '10 seconds' then excluded.seen else m.since end
    returning holder, since, seen)
  select holder from noted where since <= seen - p_grace;
$$;

create function holder_state(p_holder text, p_grace interval) returns text
language plpgsql security definer set search_path = palimpsest, pg_temp as $$
begin
  if palimpsest.holder_alive(p_holder) then
    delete from palimpsest.missing_holders where holder = p_holder;
    return 'alive';
  end if;
  return case when exists (select from palimpsest.note_missing(array[p_holder], p_grace)) then 'dead' else 'missing' end;
end $$;

-- Holders that still have jobs or open attempts, and were without their lock for the whole grace.
create function dead_holders(p_grace interval) returns setof text
language sql security definer set search_path = palimpsest, pg_temp as $$
  with holders as (
    select distinct locked_by as holder from palimpsest_worker._private_jobs where locked_by is not null
    union
    select distinct holder from palimpsest.attempts where state = 'started'),
  alive as (select palimpsest.live_holder_keys() as key),
  back as (delete from palimpsest.missing_holders where palimpsest.holder_key(holder) in (select key from alive)),
  missing as (select holder from holders where palimpsest.holder_key(holder) not in (select key from alive))
  select palimpsest.note_missing(array(select holder from missing), p_grace);
$$;

-- Frees what a dead holder had, and enqueues its runs again, so that the ledger decides what happens next.
create function reclaim(p_holder text) returns integer
language plpgsql security definer set search_path = palimpsest, pg_temp as $$
declare
  ids bigint[];
  lost jsonb;
  one jsonb;
  enqueued integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('palimpsest/reclaim/' || p_holder, 0)) then return 0; end if;
  if palimpsest.holder_alive(p_holder) then return 0; end if;
  select coalesce(jsonb_agg(jsonb_build_object('tenant', tenant, 'run', run)), '[]') into lost from (
    select payload->>'tenant' as tenant, payload->>'run' as run from palimpsest_worker._private_jobs where locked_by = p_holder
    union
    select tenant_id, run_id from palimpsest.attempts where holder = p_holder and state = 'started') as held;
  select array_agg(id) into ids from palimpsest_worker._private_jobs where locked_by = p_holder;
  perform palimpsest_worker.force_unlock_workers(array[p_holder]);
  if ids is not null then perform palimpsest_worker.complete_jobs(ids); end if;
  for one in select jsonb_array_elements(lost) loop
    -- A run that is looked at right now or at once, or was put off for a while, is not enqueued over and over.
    continue when exists (
      select from palimpsest_worker._private_jobs
      where key = (one->>'tenant') || '/' || (one->>'run')
        and (locked_by is not null or (attempts < max_attempts and (run_at <= now() or priority > 0))));
    -- Before all others: somebody may be waiting for what this run claimed.
    perform palimpsest_worker.add_job('advance', one::json, job_key := (one->>'tenant') || '/' || (one->>'run'),
      max_attempts := 1, priority := -1);
    enqueued := enqueued + 1;
  end loop;
  return enqueued;
end $$;

-- Every open run has a job, a call under way, or waits for somebody else's call. One that has none of these was
-- dropped (a worker that could not advance it, a job the queue gave up): it is enqueued again.
create function sweep(p_older interval) returns integer
language plpgsql security definer set search_path = palimpsest, pg_temp as $$
declare
  one record;
  enqueued integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('palimpsest/sweep', 0)) then return 0; end if;
  delete from palimpsest.missing_holders where seen < now() - interval '1 hour';
  delete from palimpsest_worker._private_jobs where locked_at is null and attempts >= max_attempts;
  for one in
    select r.tenant_id, r.run_id from palimpsest.runs r
    where r.status = 'open' and r.started_at < now() - p_older
      and not exists (select from palimpsest_worker._private_jobs j where j.key = r.tenant_id || '/' || r.run_id)
      and not exists (select from palimpsest.attempts a where a.tenant_id = r.tenant_id and a.run_id = r.run_id and a.state = 'started')
      and not exists (select from palimpsest.recording_waiters w where w.tenant_id = r.tenant_id and w.run_id = r.run_id)
  loop
    perform set_config('palimpsest.tenant', one.tenant_id, true);
    perform palimpsest.enqueue_run(one.run_id, null);
    enqueued := enqueued + 1;
  end loop;
  return enqueued;
end $$;

revoke all on all functions in schema palimpsest from public;
grant execute on function lock_head, write_texts, ensure_tenant, enqueue_run, requeue_run, dequeue_run, holder_key, live_holder_keys, holder_alive, holder_state to palimpsest_app;
