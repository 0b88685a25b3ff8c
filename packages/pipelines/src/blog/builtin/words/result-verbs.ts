/** Verbs that trail a sentence as -ing clauses about its outcome: -ing form, present, past. */
const TABLE = `
allowing allows allowed
enabling lets let
making makes made
ensuring ensures ensured
helping helps helped
creating creates created
providing provides provided
giving gives gave
leading leads led
resulting results resulted
causing causes caused
showing shows showed
highlighting highlights highlighted
underscoring underscores underscored
emphasizing emphasizes emphasized
emphasising emphasises emphasised
reflecting reflects reflected
demonstrating demonstrates demonstrated
illustrating illustrates illustrated
fostering fosters fostered
promoting promotes promoted
encouraging encourages encouraged
contributing contributes contributed
reducing reduces reduced
increasing increases increased
improving improves improved
enhancing enhances enhanced
strengthening strengthens strengthened
reinforcing reinforces reinforced
shaping shapes shaped
driving drives drove
paving paves paved
offering offers offered
forcing forces forced
limiting limits limited
raising raises raised
saving saves saved
adding adds added
bringing brings brought
preventing prevents prevented
requiring requires required
revealing reveals revealed
signaling signals signaled
marking marks marked
turning turns turned
keeping keeps kept
freeing frees freed
supporting supports supported
empowering empowers empowered
transforming transforms transformed
elevating elevates elevated
boosting boosts boosted
building builds built
nurturing nurtures nurtured
cultivating cultivates cultivated
unlocking unlocks unlocked
inspiring inspires inspired
sparking sparks sparked
`;

export interface ResultVerb {
  readonly present: string;
  readonly past: string;
}

export const RESULT_VERBS: ReadonlyMap<string, ResultVerb> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [gerund = '', present = '', past = ''] = line.split(' ');
      return [gerund, { present, past }] as const;
    }),
);
