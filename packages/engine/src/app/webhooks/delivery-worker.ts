import type { DeliveryJob, JobPoolOptions } from '../../adapters/worker/job-pool.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import type { EngineContext } from '../context.ts';
import { type Deliverer, deliver, later } from './deliver.ts';
import { deliveryPlaces } from './delivery-places.ts';

/** A delivery that finds no place here is offered again this much later. */
const FULL_PAUSE_MS = 500;
/** One that could not be worked on is offered to others, and to later versions, this much later. */
const FAULT_PAUSE_MS = 30_000;

/** The part of a worker that sends messages. Half of its places are for them, so that runs are never kept waiting. */
export function deliveryWorker(
  context: EngineContext,
  { concurrency, ...worker }: Omit<Deliverer, 'places'> & { readonly concurrency: number },
): NonNullable<JobPoolOptions['deliveries']> {
  const places = deliveryPlaces(Math.max(1, Math.floor(concurrency / 2)));
  const deliverer: Deliverer = { ...worker, places };
  const handle = async (job: DeliveryJob) => {
    const { tenant, delivery: deliveryId } = job;
    const putOff = (inMs: number) => later(context, deliverer, { tenant, deliveryId, inMs });
    try {
      // Several may be taken from the queue in one moment, before any of them counts.
      await (places.hasRoomFor(tenant) ? deliver(context, deliverer, job) : putOff(FULL_PAUSE_MS));
    } catch (error) {
      logFault(context, job, error);
      await putOff(FAULT_PAUSE_MS).catch((again) => logFault(context, job, again));
    }
  };
  return { handle, unwanted: () => places.unwanted() };
}

function logFault(context: EngineContext, { tenant, delivery }: DeliveryJob, error: unknown): void {
  const code = error instanceof PalimpsestError ? error.code : 'fault';
  context.log('error', 'a webhook delivery could not be worked on', { tenant, delivery, code });
}
