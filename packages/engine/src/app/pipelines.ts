import { type AnyPipeline, pipelineRef } from '@palimpsest/kernel';

/**
 * A pipeline that is read from disk when somebody first asks for it. Its read models may only keep rows about events of
 * its own runs: before it is loaded, they are not asked about anybody's events.
 */
export interface LazyPipeline {
  /** Such as `blog/v1`. */
  readonly ref: string;
  readonly load: () => Promise<AnyPipeline>;
}

/** The pipelines of an installation. With their word lists they are large: a command loads only those it needs. */
export interface Pipelines {
  /** Their names, whether they are in memory or not. */
  readonly refs: readonly string[];
  /** One that is in memory already. */
  inMemory(ref: string): AnyPipeline | undefined;
  /** Undefined where this installation has no such pipeline. */
  load(ref: string): Promise<AnyPipeline | undefined>;
  /** For whoever would be wrong without one of them. In the order in which they were given. */
  all(): Promise<readonly AnyPipeline[]>;
}

/** `onLoad` is told of each as it comes into memory, before anybody gets to work with it. */
export function pipelinesOf(
  given: readonly (AnyPipeline | LazyPipeline)[],
  onLoad: (pipeline: AnyPipeline) => void = () => undefined,
): Pipelines {
  const here = new Map<string, AnyPipeline>();
  const loading = new Map<string, () => Promise<AnyPipeline>>();
  const take = (ref: string, pipeline: AnyPipeline) => {
    const known = here.get(ref);
    if (known !== undefined) return known;
    onLoad(pipeline);
    here.set(ref, pipeline);
    return pipeline;
  };
  for (const each of given) {
    if ('load' in each) loading.set(each.ref, async () => take(each.ref, await each.load()));
    else {
      const ref = pipelineRef(each);
      take(ref, each);
      loading.set(ref, async () => take(ref, each));
    }
  }
  const load: Pipelines['load'] = async (ref) => here.get(ref) ?? (await loading.get(ref)?.());
  return {
    refs: [...loading.keys()],
    inMemory: (ref) => here.get(ref),
    load,
    all: () => Promise.all([...loading.values()].map((each) => each())),
  };
}
