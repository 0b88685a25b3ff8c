// The floor: the same rows into a table of the same shape, without chain, seal, row security, read model or job.
import { decision } from './steps.mjs';

const SQL = {
  name: 'bench-raw',
  text: `insert into bench_raw (tenant_id, sequence, stream, stream_version, type, schema_version, actor, recorded_at, body, hash)
    select $1, s, $2, s, $3, 1, $4, now(), $5, $6 from generate_series($7::bigint, $8::bigint) as s`,
};

export async function createRawTable(engine) {
  await engine.context.database.owner().query(`create table bench_raw (
    tenant_id text not null, sequence bigint not null, stream text not null, stream_version bigint not null, type text not null,
    schema_version integer not null, actor text not null, recorded_at timestamptz not null, body text not null, hash text not null,
    primary key (tenant_id, sequence), unique (tenant_id, stream, stream_version))`);
}

export async function insertRaw(engine, i, rows) {
  const body = JSON.stringify({ ...decision(i), padding: 'x'.repeat(400) });
  const values = [
    'raw',
    `run/${rows}-${i}`,
    'decision-made',
    'bench',
    body,
    'f'.repeat(64),
    1 + i * rows + rows * 10_000_000,
    (i + 1) * rows + rows * 10_000_000,
  ];
  await engine.context.database.owner().query({ ...SQL, values });
}
