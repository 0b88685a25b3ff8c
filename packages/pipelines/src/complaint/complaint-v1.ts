import type { Pipeline, RuleSet } from '@palimpsest/kernel';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { classifyMessage } from './classifier/classify.ts';
import { complaintPipeline } from './pipeline.ts';
import type { ComplaintState } from './state.ts';
import { checkResponse } from './validate/check-response.ts';
import { COMPLAINT_RULES } from './validate/rules.ts';

/** What a rewritten message is held against, as `palimpsest rules` shows it. */
const validationRules: RuleSet = {
  id: 'complaint-validation',
  version: 'v1',
  parameters: {},
  rules: COMPLAINT_RULES.map(({ id, message, why }) => ({ id, summary: message, why })),
  decisions: {},
};

/** The pipeline as it is shipped: `complaint/v1` with its classifier and its checks. Who tells languages apart is handed in. */
export function complaintPipelineV1(detect: DetectLanguage): Pipeline<ComplaintState> {
  return complaintPipeline({
    classify: (message, languages) => classifyMessage(message, detect, languages),
    check: (input) => checkResponse(input, detect),
    shownRules: [validationRules],
  });
}
