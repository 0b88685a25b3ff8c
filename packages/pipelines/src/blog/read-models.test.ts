import { ERASED, type ProjectedEvent, type Row } from '@palimpsest/kernel';
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { blogReadModels } from './read-models.ts';
import { type PlayedBlog, POST, playBlog } from './testing/play-blog.ts';
import { scores } from './testing/scores.ts';

const play = (child: number): Promise<PlayedBlog> =>
  playBlog(
    [scores({ aeo: 60 }), scores({ aeo: child })],
    fakeRenderer([{ when: '', answer: 'Better tea.' }]),
  );

/** The tables as a whole run leaves them. */
async function tables(change: (event: ProjectedEvent) => ProjectedEvent = (event) => event, child = 75) {
  const { events } = await play(child);
  const placed = events.map((event, i) =>
    change({ ...event, stream: 'run/r', streamVersion: i + 1, sequence: i + 1 }),
  );
  return Object.fromEntries(
    blogReadModels.map((model) => {
      const rows: Record<string, unknown>[] = [];
      for (const event of placed) {
        for (const each of model.project(event)) {
          if (each.op === 'insert') rows.push({ ...each.row });
          else
            for (const row of rows)
              if (Object.entries(each.key).every(([column, value]) => row[column] === value))
                Object.assign(row, each.set);
        }
      }
      return [model.table, rows as Row[]];
    }),
  );
}

describe('the tables of a run', () => {
  it('hold one row a blog, two versions with their scores, and a cycle that ended', async () => {
    const made = await tables();
    expect(Object.fromEntries(Object.entries(made).map(([table, rows]) => [table, rows.length]))).toEqual({
      blogs: 1,
      blog_versions: 2,
      evaluation_runs: 2,
      aeo_scores: 2,
      ai_likeness_rubric_scores: 2,
      rewrite_cycles: 1,
    });
    expect(made.rewrite_cycles?.[0]).toMatchObject({
      rewrite_status: 'completed',
      child_version_id: made.blog_versions?.[1]?.id,
      trend_code: 2,
      stop_reason: null,
    });
  });

  it('mark a cycle that stopped the run as terminal, with its reason', async () => {
    const made = await tables((event) => event, 50);
    expect(made.rewrite_cycles?.[0]).toMatchObject({
      rewrite_status: 'terminal',
      stop_reason: 'quality_degradation',
      child_version_id: made.blog_versions?.[1]?.id,
      child_aeo_total: 50,
      trend_code: 4,
    });
  });

  it('use only columns that their definitions have', async () => {
    const made = await tables();
    for (const { table, columns, key } of blogReadModels) {
      for (const row of made[table] ?? [])
        for (const column of Object.keys(row)) expect(Object.keys(columns)).toContain(column);
      for (const column of key) expect(Object.keys(columns)).toContain(column);
    }
  });

  it('hold no words once these were erased', async () => {
    const made = await tables((event) => ({
      ...event,
      texts: Object.fromEntries(Object.keys(event.texts).map((name) => [name, ERASED])),
    }));
    expect(JSON.stringify(made)).not.toContain(POST.slice(2, 9));
    expect(made.blog_versions?.map(({ content }) => content)).toEqual(['[erased]', '[erased]']);
    expect(made.rewrite_cycles?.map(({ rewrite_prompt }) => rewrite_prompt)).toEqual(['[erased]']);
  });

  it('take nothing from events of the same name of another pipeline', async () => {
    const made = await tables((event) => ({
      ...event,
      actor: event.actor.replace('pipeline:blog/', 'pipeline:polish/'),
    }));
    expect(made.blog_versions).toEqual([]);
    expect(made.rewrite_cycles).toEqual([]);
  });
});
