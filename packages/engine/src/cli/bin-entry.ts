import { main } from './main.ts';

/** What the `palimpsest` file runs: the command with the product's own pipelines and the real process around it. */
export async function runCommand(): Promise<void> {
  // A reader that has seen enough (`| head`) closes its end; that is no error of ours.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  process.exitCode = await main(process.argv.slice(2), {
    pipelines: async () => (await import('../app/product-pipelines.ts')).productPipelines,
  });
}
