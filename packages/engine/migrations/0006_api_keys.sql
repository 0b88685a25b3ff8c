-- API keys. The table is a projection of the events on each tenant's stream `api-keys`, written in their transaction.

create table api_keys (
  tenant_id text not null,
  key_id text not null,
  name text not null,
  scopes jsonb not null,
  -- SHA-256 of the whole key. The secret has 256 random bits, so there is nothing to guess that a slow hash would protect.
  secret_hash text not null,
  created_at timestamptz not null,
  created_by text not null,
  created_sequence bigint not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  replaces text,
  replaced_by text,
  -- The request that it was made for: asking again must not make a second one.
  request text,
  primary key (tenant_id, key_id)
);
-- A key is found before it is known whose it is, so its id stands once in the whole installation.
create unique index api_keys_by_id on api_keys (key_id);
create unique index api_keys_by_request on api_keys (tenant_id, request) where request is not null;
create index api_keys_by_age on api_keys (tenant_id, created_sequence);

-- When a key was last used, to the minute. No fact of the ledger: one event for each use would be worth nothing.
create table api_key_uses (
  tenant_id text not null,
  key_id text not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, key_id)
);

select protect_table(name) from unnest(array['api_keys', 'api_key_uses']) as name;
grant update (expires_at, revoked_at, replaced_by) on api_keys to palimpsest_app;
grant update (last_used_at) on api_key_uses to palimpsest_app;

-- A key never gets more than it had: it may end, or end sooner.
create function key_ends() returns trigger language plpgsql as $$
begin
  if current_user <> 'palimpsest_app' and current_setting('palimpsest.maintenance', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
     and (new.tenant_id, new.key_id, new.name, new.scopes, new.secret_hash, new.created_at, new.created_by, new.created_sequence)
       = (old.tenant_id, old.key_id, old.name, old.scopes, old.secret_hash, old.created_at, old.created_by, old.created_sequence)
     and (new.replaces, new.request) is not distinct from (old.replaces, old.request)
     and (old.revoked_at is null or new.revoked_at = old.revoked_at)
     and (old.replaced_by is null or new.replaced_by = old.replaced_by)
     and coalesce(new.expires_at, 'infinity') <= coalesce(old.expires_at, 'infinity') then
    return new;
  end if;
  raise exception 'a row of % changes only when the key ends', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger key_ends before update or delete on api_keys for each row execute function key_ends();
create trigger never_truncated before truncate on api_keys for each statement execute function refuse_change();

-- The one look-up across tenants: whose key is this? One row at most, and nothing that could be used as a key.
create function find_api_key(p_key_id text)
returns table (tenant_id text, scopes jsonb, secret_hash text, expires_at timestamptz, revoked_at timestamptz)
language sql stable security definer set search_path = palimpsest, pg_temp as $$
  select k.tenant_id, k.scopes, k.secret_hash, k.expires_at, k.revoked_at from palimpsest.api_keys k where k.key_id = p_key_id;
$$;

-- Whether anybody ever made a key, in any tenant.
create function api_keys_made() returns boolean
language sql stable security definer set search_path = palimpsest, pg_temp as $$
  select exists (select from palimpsest.api_keys);
$$;

revoke all on function key_ends, find_api_key, api_keys_made from public;
grant execute on function find_api_key, api_keys_made to palimpsest_app;
