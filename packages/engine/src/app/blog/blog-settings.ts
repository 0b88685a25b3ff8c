import { BLOG_RULE_SETS, type BlogSettings, blogSettingsSchema } from '@palimpsest/contracts';
import type { RuleSet } from '@palimpsest/kernel';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';

const BUILTIN = { renderer: 'builtin', model: 'blog-builtin/v1' };

const DEFAULTS: BlogSettings = {
  ...BUILTIN,
  ruleSet: BLOG_RULE_SETS[0],
  scores: 'rules',
  protectedTerms: [],
  switchedOff: [],
  stopWhenUnattainable: false,
};

/**
 * The settings of one run: what is given now, else what the blog's newest run had, else the defaults. All of them go
 * on record with the run, so a change of settings is one too.
 */
export function blogSettings(
  given: Partial<BlogSettings>,
  before: BlogSettings | null,
  ruleSets: readonly RuleSet[],
): BlogSettings {
  const known = { ...DEFAULTS, ...before };
  const renderer = given.renderer ?? known.renderer;
  const merged = { ...known, ...given, model: modelOf(renderer, given.model, known) };
  const read = blogSettingsSchema.safeParse(merged);
  if (!read.success) {
    const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not as it should be' };
    throw new RequestInvalidError({ field: ['settings', ...path].map(String).join('.'), problem: message });
  }
  const { protectedTerms, switchedOff, ...rest } = read.data;
  return {
    ...rest,
    protectedTerms: [...new Set(protectedTerms)],
    switchedOff: checkRules([...new Set(switchedOff)].sort(), ruleSets),
  };
}

/** A model belongs to its renderer: it is not taken over to another one. */
function modelOf(renderer: string, model: string | undefined, known: BlogSettings): string {
  if (model !== undefined) return model;
  if (renderer === known.renderer) return known.model;
  if (renderer === BUILTIN.renderer) return BUILTIN.model;
  throw new RequestInvalidError({
    field: 'settings.model',
    problem: `must name the model that the renderer '${renderer}' is to use`,
  });
}

/** Only rules that score can be switched off; what decides, and what guards, cannot. */
function checkRules(ids: readonly string[], ruleSets: readonly RuleSet[]): string[] {
  const scoring = ruleSets.filter(({ id }) => !id.startsWith('blog'));
  const known = new Set(scoring.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new RequestInvalidError({
      field: 'settings.switchedOff',
      problem: `names '${unknown}', which is no rule that scores`,
      hint: 'palimpsest rules and GET /v1/rules list them. Nothing was written.',
    });
  return [...ids];
}
