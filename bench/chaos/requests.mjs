import { assessmentRequest } from './requests/assessment.mjs';
import { blogRequest } from './requests/blog.mjs';
import { complaintRequest } from './requests/complaint.mjs';
import { researchRequest } from './requests/research.mjs';

/** Half of them are complaints: they are small, and most can be wrong with them. */
const KINDS = [
  complaintRequest,
  blogRequest,
  complaintRequest,
  assessmentRequest,
  complaintRequest,
  researchRequest,
];

/** One of each pipeline is kept for the time after the storm. */
export const AFTERWARDS = 4;
const LAST = [complaintRequest, blogRequest, assessmentRequest, researchRequest];

/** So many requests over all four pipelines, in an order of the seed, each with a key of its own. */
export function allRequests(count, random) {
  const numbers = new Map();
  const next = (make) => {
    const number = numbers.get(make) ?? 0;
    numbers.set(make, number + 1);
    const request = make(number);
    return { ...request, key: `chaos-${request.kind}-${number}` };
  };
  const inTheStorm = Math.max(0, count - AFTERWARDS);
  const requests = Array.from({ length: inTheStorm }, (_, at) => next(KINDS[at % KINDS.length]));
  return [...random.shuffled(requests), ...LAST.slice(0, count - inTheStorm).map(next)];
}
