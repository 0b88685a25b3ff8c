-- What taking many messages at once needs: the texts of several runs are kept by one statement.

-- As write_texts, for texts of any number of streams. `p_needed` has each subject once whose key must still be there:
-- those of the texts, and those of words that were read before and now reach a read model.
create function keep_texts(
  p_tenant text, p_streams text[], p_ids uuid[], p_subjects text[], p_sealed bytea[], p_needed text[])
returns void language plpgsql as $$
declare erased text;
begin
  select s into erased from unnest(p_needed) as s
    where not exists (select from palimpsest.subject_keys k where k.tenant_id = p_tenant and k.subject = s and k.wrapped_key is not null) limit 1;
  if erased is not null then
    raise exception 'subject erased' using errcode = 'PE001', constraint = erased;
  end if;
  insert into palimpsest.texts (tenant_id, text_id, subject, stream, sealed)
    select p_tenant, t.id, t.subject, t.stream, t.sealed
    from unnest(p_ids, p_subjects, p_streams, p_sealed) as t (id, subject, stream, sealed);
end $$;

revoke all on function keep_texts from public;
grant execute on function keep_texts to palimpsest_app;
