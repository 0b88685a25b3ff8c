-- As before, but each key is looked up by itself. Written as `not exists`, the planner may read all keys of a tenant to
-- find those of a few texts, which takes longer with every message that was ever sent.
create or replace function keep_texts(
  p_tenant text, p_streams text[], p_ids uuid[], p_subjects text[], p_sealed bytea[], p_needed text[])
returns void language plpgsql as $$
declare erased text;
begin
  select s into erased from unnest(p_needed) as s
    where (select k.wrapped_key from palimpsest.subject_keys k where k.tenant_id = p_tenant and k.subject = s) is null limit 1;
  if erased is not null then
    raise exception 'subject erased' using errcode = 'PE001', constraint = erased;
  end if;
  insert into palimpsest.texts (tenant_id, text_id, subject, stream, sealed)
    select p_tenant, t.id, t.subject, t.stream, t.sealed
    from unnest(p_ids, p_subjects, p_streams, p_sealed) as t (id, subject, stream, sealed);
end $$;
