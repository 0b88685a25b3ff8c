-- Tables of the complaint pipeline. All of them are projections of the ledger, written in the transaction of their event.

create table complaint_homes (
  tenant_id text not null,
  home_id uuid not null,
  run_id text not null,
  created_at timestamptz not null,
  primary key (tenant_id, home_id)
);

-- As members are now; the ledger has how they were.
create table complaint_members (
  tenant_id text not null,
  home_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('owner', 'member')),
  locale text,
  preferences jsonb,
  active boolean not null,
  run_id text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, home_id, user_id)
);

create table complaint_routes (
  tenant_id text not null,
  number integer not null check (number > 0),
  version text not null,
  content jsonb not null,
  actor text not null,
  run_id text not null,
  created_at timestamptz not null,
  primary key (tenant_id, number)
);

create table complaint_requests (
  tenant_id text not null,
  run_id text not null,
  rewrite_request_id uuid not null,
  home_id uuid not null,
  sender_user_id uuid not null,
  recipient_user_id uuid not null,
  surface text not null check (surface in ('weekly_feedback', 'weekly_harmony', 'direct_message', 'other')),
  emotion_context text check (emotion_context in ('calm', 'frustrated', 'angry', 'hurt')),
  status text not null check (status in ('queued', 'completed', 'failed', 'cancelled')),
  reason text,
  operator_flag text,
  recipient_snapshot_id uuid,
  recipient_preference_snapshot_id uuid,
  original_text text,
  classifier_version text,
  topics jsonb,
  intent text,
  detected_language text,
  rewrite_strength text check (rewrite_strength in ('light_touch', 'full_reframe')),
  safety_flags jsonb,
  iso_week_year integer,
  iso_week integer,
  counts_for_cadence boolean not null,
  context_pack_version text,
  context_pack_default boolean,
  policy jsonb,
  policy_version text,
  source_locale text,
  target_locale text,
  lane text check (lane in ('same_language', 'cross_language')),
  routing jsonb,
  rewritten_text text,
  rewritten_language text,
  created_at timestamptz not null,
  rewrite_completed_at timestamptz,
  sender_reveal_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, run_id),
  unique (tenant_id, rewrite_request_id),
  check (not counts_for_cadence or rewrite_strength = 'full_reframe'),
  -- No output in part: a text is there with its times, and only with them.
  check ((status = 'completed') = (rewritten_text is not null and rewrite_completed_at is not null and sender_reveal_at is not null))
);

-- One negative rewrite a sender and ISO week, over all homes and surfaces. One that failed or was cancelled gives its
-- place back. As an index it holds for any number of requests at once.
create unique index complaint_requests_one_negative_a_week
  on complaint_requests (tenant_id, sender_user_id, iso_week_year, iso_week)
  where counts_for_cadence and rewrite_strength = 'full_reframe' and status not in ('failed', 'cancelled');
create index complaint_requests_by_sender on complaint_requests (tenant_id, sender_user_id, created_at);
create index complaint_requests_by_recipient on complaint_requests (tenant_id, recipient_user_id, created_at);

create table complaint_jobs (
  tenant_id text not null,
  job_id uuid not null,
  rewrite_request_id uuid not null,
  run_id text not null,
  request text not null,
  routing jsonb not null,
  retry jsonb not null,
  source_locale text not null,
  target_locale text not null,
  lane text not null,
  enqueued_at timestamptz not null,
  primary key (tenant_id, job_id)
);

-- What was sent and to whom is written once; a request that is over stays as it is.
create function complaint_request_moves_on() returns trigger language plpgsql as $$
begin
  if current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.status = 'queued'
     and (new.tenant_id, new.run_id, new.rewrite_request_id, new.home_id, new.sender_user_id, new.recipient_user_id, new.surface,
          new.original_text, new.recipient_snapshot_id, new.recipient_preference_snapshot_id, new.created_at)
       is not distinct from
         (old.tenant_id, old.run_id, old.rewrite_request_id, old.home_id, old.sender_user_id, old.recipient_user_id, old.surface,
          old.original_text, old.recipient_snapshot_id, old.recipient_preference_snapshot_id, old.created_at) then
    return new;
  end if;
  raise exception 'a row of % goes on until it is over, and its words are written once', tg_table_name using errcode = 'restrict_violation';
end $$;

create function complaint_member_stays() returns trigger language plpgsql as $$
begin
  if current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and (new.tenant_id, new.home_id, new.user_id) = (old.tenant_id, old.home_id, old.user_id) then
    return new;
  end if;
  raise exception 'rows of % are never removed', tg_table_name using errcode = 'restrict_violation';
end $$;

select protect_table(name) from unnest(array[
  'complaint_homes', 'complaint_members', 'complaint_routes', 'complaint_requests', 'complaint_jobs']) as name;
select insert_only(name) from unnest(array['complaint_homes', 'complaint_routes', 'complaint_jobs']) as name;
create trigger moves_on before update or delete on complaint_requests for each row execute function complaint_request_moves_on();
create trigger stays before update or delete on complaint_members for each row execute function complaint_member_stays();
create trigger never_truncated before truncate on complaint_requests for each statement execute function refuse_change();
create trigger never_truncated before truncate on complaint_members for each statement execute function refuse_change();
grant update on complaint_requests, complaint_members to palimpsest_app;
