-- Requests over HTTP that make something, by the key their caller gave them: the second one with the same key gets
-- the answer of the first. Rows are kept for a day or so; they hold no words and no secrets.
create table http_requests (
  tenant_id text not null,
  -- Which route, so that one key may be used for several.
  operation text not null,
  idempotency_key text not null,
  -- HMAC of the request under a key that only this installation has. Null once a subject of the tenant was erased.
  fingerprint text,
  claimed_at timestamptz not null default now(),
  -- Null while the request is under way.
  receipt jsonb,
  primary key (tenant_id, operation, idempotency_key)
);
create index http_requests_by_age on http_requests (claimed_at);
select protect_table('http_requests');
grant update (fingerprint, claimed_at, receipt), delete on http_requests to palimpsest_app;

-- One statement, so that a request costs one round trip: `mine` says whether the caller is to do the work.
-- A claim without a receipt that is older than the patience belongs to a caller that died.
create function claim_http_request(p_tenant text, p_operation text, p_key text, p_fingerprint text, p_patience interval)
returns table (mine boolean, fingerprint text, receipt jsonb) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('palimpsest.tenant', p_tenant, true);
  insert into palimpsest.http_requests as r (tenant_id, operation, idempotency_key, fingerprint)
    values (p_tenant, p_operation, p_key, p_fingerprint)
    on conflict (tenant_id, operation, idempotency_key) do update set claimed_at = now()
      where r.receipt is null and r.claimed_at < now() - p_patience
        and (r.fingerprint is null or r.fingerprint = p_fingerprint);
  if found then
    return query select true, p_fingerprint, null::jsonb;
    return;
  end if;
  return query select false, r.fingerprint, r.receipt from palimpsest.http_requests r
    where r.tenant_id = p_tenant and r.operation = p_operation and r.idempotency_key = p_key;
end $$;

create function settle_http_request(p_tenant text, p_operation text, p_key text, p_receipt jsonb)
returns void language plpgsql as $$
begin
  perform set_config('palimpsest.tenant', p_tenant, true);
  if p_receipt is null then
    delete from palimpsest.http_requests r
      where r.tenant_id = p_tenant and r.operation = p_operation and r.idempotency_key = p_key and r.receipt is null;
  else
    update palimpsest.http_requests r set receipt = p_receipt
      where r.tenant_id = p_tenant and r.operation = p_operation and r.idempotency_key = p_key;
  end if;
end $$;
grant execute on function claim_http_request, settle_http_request to palimpsest_app;

-- Lists of runs, newest first, and those of one subject.
create index runs_newest on runs (tenant_id, started_sequence desc);
create index runs_of_subject on runs (tenant_id, subject);
