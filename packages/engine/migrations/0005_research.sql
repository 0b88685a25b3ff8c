-- Tables of the research pipeline.

-- A cache, not a projection of the ledger: what was read from folders that runs may search. The names of files, their
-- words and the search index are sealed under the key of the subject `corpus:<corpus_id>`; nothing here can be read
-- once that subject is erased.
create table research_corpora (
  tenant_id text not null,
  corpus_id text not null,
  -- A keyed fingerprint of all documents: it changes when a word in the folder changes.
  snapshot text not null,
  -- The search index of that snapshot, once somebody has searched it.
  search_index bytea,
  primary key (tenant_id, corpus_id)
);

create table research_corpus_documents (
  tenant_id text not null,
  corpus_id text not null,
  document_id uuid not null,
  -- Path, size, time of change, and why it was skipped if it was: enough to tell whether the file must be read again.
  entry bytea not null,
  -- What was read; null for a file that was skipped.
  document bytea,
  primary key (tenant_id, corpus_id, document_id)
);

select protect_table(name) from unnest(array['research_corpora', 'research_corpus_documents']) as name;
grant update, delete on research_corpora, research_corpus_documents to palimpsest_app;

-- Projections of the ledger, written in the transaction of their event.

create table research_runs (
  tenant_id text not null,
  run_id text not null,
  project text not null,
  question text not null,
  -- The run whose recorded answers this one keeps, and the first phase that is done anew.
  fork_of text,
  fork_from integer check (fork_from between 1 and 8),
  -- The run whose stored evidence this one asks.
  continues text,
  started_at timestamptz not null,
  primary key (tenant_id, run_id)
);
create index research_runs_project on research_runs (tenant_id, project, started_at);

create table research_sources (
  tenant_id text not null,
  run_id text not null,
  source_id text not null,
  round integer not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D', 'E')),
  status text not null check (status in ('LIVE', 'DEAD', 'PAYWALL', 'REDIRECT')),
  passages integer not null,
  -- It holds text that is addressed to a machine; such text is data and has no effect.
  instructs boolean not null,
  address text,
  title text,
  publisher text,
  published text,
  primary key (tenant_id, run_id, source_id)
);

-- One set of claims for each time the evidence was triangulated: of a run, the rows with the greatest position count.
create table research_claims (
  tenant_id text not null,
  run_id text not null,
  position integer not null,
  claim_id text not null,
  class text not null check (class in ('C1', 'C2', 'C3')),
  status text not null check (status in ('VERIFIED', 'UNVERIFIED', 'CONTRADICTED')),
  confidence numeric(4,2) not null check (confidence between 0 and 10),
  sources jsonb not null,
  groups integer not null,
  superseded_by text,
  content text not null,
  primary key (tenant_id, run_id, position, claim_id)
);

select protect_table(name) from unnest(array['research_runs', 'research_sources', 'research_claims']) as name;
select insert_only(name) from unnest(array['research_runs', 'research_sources', 'research_claims']) as name;
