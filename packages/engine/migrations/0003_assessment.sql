-- Tables of the assessment pipeline. All of them are projections of the ledger, written in the transaction of their event.

create table assessment_documents (
  tenant_id text not null,
  document_id text not null,
  first_version integer not null check (first_version > 0),
  run_id text not null,
  created_at timestamptz not null,
  primary key (tenant_id, document_id)
);

-- The key is what rules out branches: of two runs that would make the same number, the second is refused.
create table assessment_versions (
  tenant_id text not null,
  document_id text not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('registered', 'rewritten', 'restored', 'imported')),
  from_version integer,
  problems integer not null check (problems > 0),
  run_id text not null,
  created_at timestamptz not null,
  -- Fields of the document that belong to no problem, such as its scoring rules: kept as they came.
  metadata jsonb not null,
  response text,
  primary key (tenant_id, document_id, version),
  foreign key (tenant_id, document_id) references assessment_documents (tenant_id, document_id),
  check ((kind = 'rewritten') = (response is not null))
);

-- Each version is a complete snapshot, in the order in which students see it. No foreign key: rows come with their
-- version in one transaction, and a check for each of hundreds would only cost time.
create table assessment_problems (
  tenant_id text not null,
  document_id text not null,
  version integer not null,
  position integer not null check (position > 0),
  problem_id text not null,
  content text not null,
  metadata jsonb not null,
  primary key (tenant_id, document_id, version, position),
  unique (tenant_id, document_id, version, problem_id)
);

create table assessment_changes (
  tenant_id text not null,
  document_id text not null,
  version integer not null,
  problem_id text not null,
  change text not null check (change in ('rewritten', 'removed')),
  applied_feedback jsonb not null,
  teacher_notes jsonb not null,
  signals jsonb not null,
  rationale text,
  primary key (tenant_id, document_id, version, problem_id)
);

select protect_table(name) from unnest(array[
  'assessment_documents', 'assessment_versions', 'assessment_problems', 'assessment_changes']) as name;
select insert_only(name) from unnest(array[
  'assessment_documents', 'assessment_versions', 'assessment_problems', 'assessment_changes']) as name;
