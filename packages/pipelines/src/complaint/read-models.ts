import type { ReadModel } from '@palimpsest/kernel';
import { homes, members } from './read-models/directory.ts';
import { jobs } from './read-models/jobs.ts';
import { requests } from './read-models/requests.ts';
import { routes } from './read-models/routes.ts';

/** Tables of the complaint pipeline. */
export const complaintReadModels: readonly ReadModel[] = [homes, members, routes, requests, jobs];
