-- Tables of the blog pipeline. All of them are projections of the ledger, written in the transaction of their event.

-- PostgreSQL has this built in under another name; the specification's default can then stand as it is written.
create function uuid_generate_v4() returns uuid language sql volatile as $$ select gen_random_uuid() $$;

-- A host may choose a blog's id, and two tenants may choose the same; all other ids are derived and never collide.
create table blogs (
  tenant_id text not null,
  id uuid not null,
  created_at timestamp not null,
  primary key (tenant_id, id)
);

create table blog_versions (
  id uuid primary key,
  tenant_id text not null,
  blog_id uuid not null,
  version_number integer not null check (version_number > 0),
  parent_version_id uuid references blog_versions (id),
  origin text not null check (origin in ('author', 'rewrite')),
  cycle_number integer check (cycle_number > 0),
  content text not null,
  run_id text not null,
  created_at timestamp not null,
  foreign key (tenant_id, blog_id) references blogs (tenant_id, id),
  constraint one_number_per_version unique (tenant_id, blog_id, version_number),
  -- A lineage is a line: an author's version begins one, and a version is rewritten into at most one other.
  unique (parent_version_id),
  check ((origin = 'author') = (parent_version_id is null)),
  check ((origin = 'author') = (cycle_number is null))
);

create table evaluation_runs (
  id uuid primary key,
  tenant_id text not null,
  version_id uuid not null references blog_versions (id),
  source text not null check (source in ('rules', 'external')),
  evaluator text not null,
  as_of date not null,
  switched_off jsonb not null,
  attainable_maximum numeric(5,2) not null,
  author_advice jsonb not null,
  findings jsonb not null,
  created_at timestamp not null
);
create index evaluation_runs_by_version on evaluation_runs (version_id);

create table aeo_scores (
  run_id uuid primary key references evaluation_runs (id),
  tenant_id text not null,
  aeo_total numeric(5,2) not null,
  aeo_answerability numeric(5,2) not null,
  aeo_structure numeric(5,2) not null,
  aeo_specificity numeric(5,2) not null,
  aeo_trust numeric(5,2) not null,
  aeo_coverage numeric(5,2) not null,
  aeo_freshness numeric(5,2) not null,
  aeo_readability numeric(5,2) not null,
  created_at timestamp not null
);

create table ai_likeness_rubric_scores (
  run_id uuid primary key references evaluation_runs (id),
  tenant_id text not null,
  ai_likeness_total numeric(5,2) not null,
  vocabulary_inflation numeric(5,2) not null,
  participial_density numeric(5,2) not null,
  rhetorical_formulas numeric(5,2) not null,
  stock_phrases numeric(5,2) not null,
  template_frame numeric(5,2) not null,
  rhythm numeric(5,2) not null,
  voice_deficit numeric(5,2) not null,
  punctuation_format numeric(5,2) not null,
  created_at timestamp not null
);

-- As the specification writes it, with the tenant added.
CREATE TABLE rewrite_cycles (
    id UUID PRIMARY KEY DEFAULT uuid_generate_v4(),
    tenant_id TEXT NOT NULL,
    parent_version_id UUID NOT NULL REFERENCES blog_versions(id),
    child_version_id UUID REFERENCES blog_versions(id),
    cycle_number INTEGER NOT NULL,

    -- Trigger Context
    trigger_reasons JSONB NOT NULL,
    trigger_data JSONB NOT NULL,

    -- Prompt Storage (CRITICAL)
    rewrite_prompt TEXT NOT NULL,

    -- Trend Analysis
    parent_aeo_total NUMERIC(5,2),
    child_aeo_total NUMERIC(5,2),
    parent_ai_likeness NUMERIC(5,2),
    child_ai_likeness NUMERIC(5,2),
    trend_outcome TEXT,
    trend_code INTEGER,

    -- Loop Control
    rewrite_status TEXT NOT NULL DEFAULT 'pending', -- pending | completed | terminal
    stop_reason TEXT,

    created_at TIMESTAMP DEFAULT NOW(),

    UNIQUE(parent_version_id, cycle_number)
);

-- A cycle begins as pending and empty, and changes once: to completed or terminal, filling what was empty. Erasing a
-- blog and rebuilding the tables, both on record, are the two acts that may do otherwise.
create function one_cycle_transition() returns trigger language plpgsql as $$
begin
  if current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'INSERT' then
    if new.rewrite_status = 'pending' and num_nonnulls(new.child_version_id, new.child_aeo_total,
         new.child_ai_likeness, new.trend_outcome, new.trend_code, new.stop_reason) = 0 then
      return new;
    end if;
    raise exception 'a row of % begins as pending', tg_table_name using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' and old.rewrite_status = 'pending'
     and (new.rewrite_status = 'completed' and new.stop_reason is null and new.child_version_id is not null
       or new.rewrite_status = 'terminal' and new.stop_reason is not null)
     -- What makes up the child comes together or not at all.
     and num_nonnulls(new.child_version_id, new.child_aeo_total, new.child_ai_likeness, new.trend_outcome, new.trend_code) in (0, 5)
     and (new.id, new.tenant_id, new.parent_version_id, new.cycle_number, new.trigger_reasons, new.trigger_data, new.rewrite_prompt,
          new.parent_aeo_total, new.parent_ai_likeness, new.created_at)
       is not distinct from
         (old.id, old.tenant_id, old.parent_version_id, old.cycle_number, old.trigger_reasons, old.trigger_data, old.rewrite_prompt,
          old.parent_aeo_total, old.parent_ai_likeness, old.created_at) then
    return new;
  end if;
  raise exception 'a row of % changes once, when its cycle ends', tg_table_name using errcode = 'restrict_violation';
end $$;

select protect_table(name) from unnest(array[
  'blogs', 'blog_versions', 'evaluation_runs', 'aeo_scores', 'ai_likeness_rubric_scores', 'rewrite_cycles']) as name;
select insert_only(name) from unnest(array[
  'blogs', 'blog_versions', 'evaluation_runs', 'aeo_scores', 'ai_likeness_rubric_scores']) as name;
create trigger one_cycle_transition before insert or update or delete on rewrite_cycles
  for each row execute function one_cycle_transition();
create trigger never_truncated before truncate on rewrite_cycles for each statement execute function refuse_change();
grant update (child_version_id, child_aeo_total, child_ai_likeness, trend_outcome, trend_code, rewrite_status, stop_reason)
  on rewrite_cycles to palimpsest_app;

-- Two runs at once would branch a blog's line of versions.
create unique index one_open_run_per_blog on runs (tenant_id, subject) where status = 'open' and pipeline = 'blog';
create index runs_by_subject on runs (tenant_id, subject, started_sequence);

revoke all on function uuid_generate_v4(), one_cycle_transition() from public;
grant execute on function uuid_generate_v4() to palimpsest_app;
